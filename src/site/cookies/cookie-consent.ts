import { useSyncExternalStore } from "react";

/** What the visitor has said to cookies and to players and maps from other sites; "unasked" until then, and on the server. */
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
 * Whether the question should stand on the page: nothing was said yet, or the visitor wants to say something else. Never on the server, and in the
 * browser in a task of its own, so that taking the page over is not held up by it.
 */
export function useConsentQuestion(): boolean {
	return useSyncExternalStore(
		subscribeToQuestion,
		() => reopened || (mayAsk && read() === "unasked"),
		() => false,
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

/** Remembers the answer for a year. */
export function answerConsent(accepted: boolean) {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
	document.cookie = `${cookie}=${accepted}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
	reopened = false;
	tell();
}

/** Asks again, with the present answer in force until there is another. */
export function askConsentAgain() {
	reopened = true;
	tell();
}
