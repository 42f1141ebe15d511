import { useSyncExternalStore } from "react";

/** The visitor's choice on cookies and embedded players and maps; "unasked" before it, and on the server. */
export type Consent = "accepted" | "declined" | "unasked";

const cookie = "userConsent";
const days = 365;
const listeners = new Set<() => void>();
let reopened = false;
let mayAsk = false;

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function tell() {
	for (const listener of listeners) listener();
}

function read(): Consent {
	const said = new RegExp(`(?:^|; )${cookie}=(true|false)(?:;|$)`).exec(document.cookie)?.[1];
	return said === undefined ? "unasked" : said === "true" ? "accepted" : "declined";
}

export function useConsent(): Consent {
	return useSyncExternalStore<Consent>(subscribe, read, () => "unasked");
}

/**
 * Whether to ask: `"due"` until there is an answer, `"requested"` when the visitor wants to change it. Never on the
 * server, and in the browser in a task of its own, so that hydration does not wait for it.
 */
export function useConsentQuestion(): "due" | "requested" | undefined {
	return useSyncExternalStore(
		subscribeToQuestion,
		() => (reopened ? "requested" : mayAsk && read() === "unasked" ? "due" : undefined),
		() => undefined,
	);
}

function subscribeToQuestion(listener: () => void) {
	const asking = setTimeout(() => {
		mayAsk = true;
		listener();
	});
	const leave = subscribe(listener);
	return () => {
		clearTimeout(asking);
		leave();
	};
}

/** Stores the choice for a year. */
export function answerConsent(accepted: boolean) {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
	document.cookie = `${cookie}=${accepted}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
	reopened = false;
	tell();
}

/** Asks again; the present choice applies until there is a new one. */
export function askConsentAgain() {
	reopened = true;
	tell();
}
