import type { QueuedEmail } from "#src/mail/message.ts";
import type { Email } from "#src/mail/template/email-model.ts";

/** What an e-mail says once it is written: its subject as a person typed it, and its content. */
export type EmailContent = {
	subject: string;
	email: Email;
	/** The absolute address at which a POST stops such e-mails (RFC 8058). */
	unsubscribeUrl?: string;
};

/**
 * One kind of e-mail. The outbox stores its name and its data; `write` runs when the e-mail leaves, so that a
 * correction of a text or of the school's address reaches what is still queued. `Data` survives JSON: no dates, no
 * undefined in lists.
 */
export type EmailTemplate<Data, Context> = {
	/** Unique among all templates, and stored: a renamed template would strand what is queued. */
	name: string;
	write: (data: Data, context: Context) => EmailContent;
};

/** Turns what the outbox stores into an e-mail. @throws when there is no such template, or its data does not fit */
export type WriteEmail = (template: string, data: string) => EmailContent;

type Envelope = Omit<QueuedEmail, "template" | "data">;

/** An e-mail by this template, for the outbox. */
export function emailBy<Data>({ name }: EmailTemplate<Data, never>, data: Data, envelope: Envelope): QueuedEmail {
	return { ...envelope, template: name, data: JSON.stringify(data) };
}

/** Writes e-mails by any of these templates. @throws Error for two templates of one name */
export function emailWriter<Context>(
	templates: readonly EmailTemplate<never, Context>[],
	context: Context,
): WriteEmail {
	const byName = new Map(templates.map((template) => [template.name, template]));
	if (byName.size < templates.length) throw new Error("Two e-mail templates have the same name.");
	return (name, data) => {
		const template = byName.get(name);
		if (!template) throw new Error(`There is no e-mail template called ${name}.`);
		// Only `emailBy` fills the outbox, with the data that this very template takes.
		return template.write(JSON.parse(data) as never, context);
	};
}
