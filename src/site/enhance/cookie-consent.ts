/** The visitor's choice on cookies and embedded players; "unasked" before it. */
export type CookieChoice = "accepted" | "declined" | "unasked";

const cookie = "userConsent";
const yearSeconds = 365 * 86_400;
/** Dispatched on the document when the choice may have changed. */
const changeEvent = "consent-change";

export function readConsent(): CookieChoice {
	const value = new RegExp(`(?:^|; )${cookie}=(true|false)(?:;|$)`).exec(document.cookie)?.[1];
	return value === undefined ? "unasked" : value === "true" ? "accepted" : "declined";
}

/** Stores the choice for a year. */
export function storeConsent(accepted: boolean) {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
	document.cookie = `${cookie}=${accepted}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure}`;
	document.dispatchEvent(new Event(changeEvent));
}

/** Calls back when the choice may have changed, here or on a page that the visitor comes back from. */
export function onConsentChange(listener: () => void) {
	document.addEventListener(changeEvent, listener);
	addEventListener("pageshow", ({ persisted }) => persisted && listener());
}
