export type Person = { name: string; address: string };

/** One email to one person, as the outbox takes it. Names are text as a person typed it. */
export type QueuedEmail = {
	/** Subject for staff: an application's reference. */
	about: string;
	to: Person;
	replyTo?: { name?: string; address: string } | undefined;
	/** The key of its definition, and its data as JSON, with references in the place of its secrets. */
	template: string;
	data: string;
	/** Secrets that the outbox stores sealed. */
	secrets?: readonly string[] | undefined;
	/** An attachment, by the key from which `Delivery.attach` makes the file when the email leaves. */
	attachment?: string | undefined;
};

// Line ends, other control characters, and bidirectional overrides; joiners stay, since Indic scripts need them.
const unfitForHeader = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const maxHeaderLength = 300;

/** Text fit for a header or a log: one line, no control characters, at most 300 characters. */
export function oneLine(text: string): string {
	return [...text.toWellFormed().replace(unfitForHeader, " ").replace(/ {2,}/g, " ").trim()]
		.slice(0, maxHeaderLength)
		.join("");
}
