/** Dispatched on the document; `enhance/waiting.ts` shows that the next page is awaited. */
export const leaveEvent = "leave";

/**
 * Goes to another page of the site.
 * @param address path and query
 * @param sent whether this page is a form that was sent, to which Back must not lead
 */
export function leaveFor(address: string, { sent = false } = {}) {
	document.dispatchEvent(new CustomEvent(leaveEvent, { detail: address }));
	if (sent) location.replace(address);
	else location.assign(address);
}
