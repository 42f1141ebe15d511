/** Dispatched on the document; `enhance/waiting.ts` shows that the next page is awaited. */
export const leaveEvent = "leave";

/** Goes to another page of the site. @param address path and query */
export function leaveFor(address: string) {
	document.dispatchEvent(new CustomEvent(leaveEvent, { detail: address }));
	location.assign(address);
}
