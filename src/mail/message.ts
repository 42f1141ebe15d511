export type Person = { name: string; address: string };

/** One e-mail to one person, as the outbox takes it. Names are text as a person typed it. */
export type QueuedEmail = {
	/** What it is about, for staff: an application's reference. */
	about: string;
	to: Person;
	replyTo?: { name?: string; address: string } | undefined;
	/** The name of its template, and the template's data as JSON. */
	template: string;
	data: string;
	/** An attachment, by the key from which `Delivery.attach` makes the file when the e-mail leaves. */
	attachment?: string | undefined;
};

const longestAddress = 254;
const longestMailbox = 64;
const mailbox = /^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const topLevel = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/**
 * Whether `text` is exactly one address of the plain form `someone@host.domain` (RFC 5321, without quoted and literal forms).
 * Everything that could smuggle in a second recipient or a header is refused: commas, double quotes, angle brackets, blanks, line ends.
 */
export function isMailAddress(text: string): boolean {
	if (text.length > longestAddress) return false;
	const [local = "", domain = "", ...more] = text.split("@");
	const labels = domain.split(".");
	return (
		more.length === 0 &&
		local.length <= longestMailbox &&
		mailbox.test(local) &&
		labels.length >= 2 &&
		labels.every((part) => label.test(part)) &&
		topLevel.test(labels.at(-1) ?? "")
	);
}

// Line ends, other control characters, and bidirectional overrides; joiners stay, since Indic scripts need them.
const unfitForHeader = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const longestHeader = 300;

/** Text fit for a header or a log: one line, no control characters, at most 300 characters. */
export function oneLine(text: string): string {
	return [...text.toWellFormed().replace(unfitForHeader, " ").replace(/ {2,}/g, " ").trim()]
		.slice(0, longestHeader)
		.join("");
}
