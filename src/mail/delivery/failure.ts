/**
 * Reason why an email did not leave. `refused`: the address will never accept it. `email`: this one failed, the next
 * one may pass. `transport`: the SMTP server or the mail folder is unavailable. `reason` consists of codes and names no
 * person.
 */
export type Failure = { kind: "refused" | "email" | "transport"; reason: string };

/** The reason of an email that samples have caused: it is never sent, and no one waits for it. */
export const heldBack = "SAMPLE";

type Details = {
	name?: unknown;
	code?: unknown;
	originalCode?: unknown;
	timeoutType?: unknown;
	command?: unknown;
	responseCode?: unknown;
	response?: unknown;
};

/** An email could not be written, or its attachment not be made; only this one has to wait. */
export class EmailContentError extends Error {
	override name = "EmailContentError";

	/** @param reason codes only, such as the names of fields */
	constructor(reason = "EmailContentError", options?: ErrorOptions) {
		super(reason, options);
	}
}

/** Sorts what a transport threw; the server's own text is left out, since it repeats the address. */
export function readFailure(error: unknown): Failure {
	if (error instanceof EmailContentError) return { kind: "email", reason: error.message };
	const details: Details = error instanceof Error ? (error as Details) : {};
	const reply = typeof details.responseCode === "number" ? details.responseCode : 0;
	const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(details.response ?? ""))?.[1];
	const codes = [
		details.code ?? details.name ?? "unknown",
		details.originalCode,
		details.timeoutType,
		details.command,
		reply || undefined,
		status,
	];
	const reason = codes.filter((part) => /^[\w .-]{1,40}$/.test(String(part ?? ""))).join(" ");
	if (details.code !== "EENVELOPE" && details.code !== "EMESSAGE") return { kind: "transport", reason };
	// RFC 3463: x.1.x is about the address, x.2.x about the mailbox; a 5.7.1 (relaying denied) is about us and may be
	// mended.
	const aboutAddress = status === undefined || /^5\.[12]\./.test(status);
	const refused = details.command === "RCPT TO" && reply >= 500 && aboutAddress;
	return { kind: refused ? "refused" : "email", reason };
}
