/**
 * Why a mail did not leave. `refused`: the address will never take it. `mail`: this mail failed, the next one may pass.
 * `way`: the server or the folder is out of order. `reason` is made of codes and names no person.
 */
export type Failure = { kind: "refused" | "mail" | "way"; reason: string };

type Details = {
	name?: unknown;
	code?: unknown;
	originalCode?: unknown;
	timeoutType?: unknown;
	command?: unknown;
	responseCode?: unknown;
	response?: unknown;
};

/** A file that should go along could not be made; only this mail has to wait. */
export class AttachmentFailed extends Error {
	override name = "AttachmentFailed";
}

/** Reads what a transport threw; the server's own words are left out, since they repeat the address. */
export function readFailure(error: unknown): Failure {
	if (error instanceof AttachmentFailed) return { kind: "mail", reason: error.name };
	const details: Details = error instanceof Error ? (error as Details) : {};
	const reply = typeof details.responseCode === "number" ? details.responseCode : 0;
	const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(details.response ?? ""))?.[1];
	const told = [
		details.code ?? details.name ?? "unknown",
		details.originalCode,
		details.timeoutType,
		details.command,
		reply || undefined,
		status,
	];
	const reason = told.filter((part) => /^[\w .-]{1,40}$/.test(String(part ?? ""))).join(" ");
	if (details.code !== "EENVELOPE" && details.code !== "EMESSAGE") return { kind: "way", reason };
	// RFC 3463: x.1.x speaks of the address, x.2.x of the mailbox; a 5.7.1 is about us (relaying denied) and may be repaired.
	const aboutAddress = status === undefined || /^5\.[12]\./.test(status);
	const refused = details.command === "RCPT TO" && reply >= 500 && aboutAddress;
	return { kind: refused ? "refused" : "mail", reason };
}
