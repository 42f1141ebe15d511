import { inPageLanguage } from "#src/languages/addresses.ts";

/** Dispatched on the document; `enhance/waiting.ts` shows that the next page is awaited. */
export const leaveEvent = "leave";

/**
 * Goes to another page of the site.
 * @param address path and query
 * @param sent whether this page is a form that was sent, to which Back must not lead
 */
export function leaveFor(address: string, { sent = false } = {}) {
	const to = inPageLanguage(address);
	document.dispatchEvent(new CustomEvent(leaveEvent, { detail: to }));
	if (sent) location.replace(to);
	else location.assign(to);
}
