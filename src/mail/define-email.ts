import type { z } from "zod";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import { EmailContentError } from "./delivery/failure.ts";
import type { QueuedEmail } from "./message.ts";
import { sealable, withoutSecrets } from "./secret.ts";
import type { Email } from "./template/email-model.ts";

/** Contents of a written email: its subject as a person typed it, and its content. */
export type EmailContent = {
	subject: string;
	email: Email;
	/** The absolute address at which a POST stops such emails (RFC 8058). */
	unsubscribeUrl?: string;
};

/** The data of an invented person; a function where they depend on the school. */
type Sample<Data, Context> = Data | ((context: Context) => Data);

type EmailDeclaration<Schema extends z.ZodObject, Context> = {
	/** Unique among all emails, and stored: a renamed one would strand what is queued. */
	key: string;
	/** Title as staff read it: "Receipt of the fee". */
	title: string;
	/** `person`: whom a record is about, so that its history shows the email. */
	to: "person" | "office";
	/**
	 * Data that the outbox stores. It survives JSON: no dates, no undefined in lists. Tokens, and what else opens
	 * something, are a `secret()`.
	 */
	data: Schema;
	/**
	 * Runs when the email leaves, so that a correction of a text or of the school's address reaches what is still queued.
	 */
	write: (data: z.output<Schema>, context: Context) => EmailContent;
};

type Samples<Schema extends z.ZodObject, Context, Letter> =
	| { sample: Sample<z.input<Schema>, Context> }
	/** The letters whose words it can have, each with data for which it has them. */
	| { letters: readonly (readonly [letter: Letter, sample: Sample<z.input<Schema>, Context>])[] };

/** One kind of email. */
export type EmailDefinition<Context, Letter, Schema extends z.ZodObject = z.ZodObject> = Omit<
	EmailDeclaration<Schema, Context>,
	"write"
> & {
	samples: readonly { letter: Letter | undefined; data: (context: Context) => z.input<Schema> }[];
	/** @throws EmailContentError for data that are not of this email, as those of another release may be */
	write: (data: unknown, context: Context) => EmailContent;
};

/** @throws TypeError for a schema in which a secret cannot be found */
export function defineEmail<Schema extends z.ZodObject, Context, Letter = never>({
	write,
	...definition
}: EmailDeclaration<Schema, Context> & Samples<Schema, Context, Letter>): EmailDefinition<Context, Letter, Schema> {
	const { key, title, to, data } = definition;
	const letters = "letters" in definition ? definition.letters : ([[undefined, definition.sample]] as const);
	return {
		key,
		title,
		to,
		data: sealable(data),
		samples: letters.map(([letter, sample]) => ({
			letter,
			data: (context) => (typeof sample === "function" ? sample(context) : sample),
		})),
		write(storedData, context) {
			const parsed = data.safeParse(storedData);
			if (parsed.success) return write(parsed.data, context);
			// Paths alone: what is stored names people.
			throw new EmailContentError(`EmailData ${parsed.error.issues.map(({ path }) => path.join(".")).join(" ")}`);
		},
	};
}

/**
 * Turns an email's key and what was stored of it, as JSON, into an email in the language of whom it is for. The office
 * reads English.
 * @throws when there is none, or it does not fit
 */
export type WriteEmail = (key: string, data: string, language?: LanguageTag) => EmailContent;

type Envelope = Omit<QueuedEmail, "template" | "data" | "secrets">;

/** An email of this kind, for the outbox. */
export function emailBy<Schema extends z.ZodObject>(
	{ key, data: schema }: EmailDefinition<never, unknown, Schema>,
	data: z.input<Schema>,
	envelope: Envelope,
): QueuedEmail {
	const { plain, secrets } = withoutSecrets(schema, data);
	return { ...envelope, template: key, data: JSON.stringify(plain), secrets };
}

/** Writes emails of all these kinds. @throws Error for two of one key */
export function emailWriter<Context>(
	definitions: readonly EmailDefinition<Context, unknown>[],
	context: Context,
): WriteEmail {
	const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
	if (byKey.size < definitions.length) throw new Error("Two emails have the same key.");
	return (key, data, language = english) => {
		const definition = byKey.get(key);
		if (!definition) throw new Error(`There’s no email called ${key}.`);
		if (language === english || definition.to === "office") return definition.write(JSON.parse(data), context);
		const { email, ...content } = inLanguage(language, () => definition.write(JSON.parse(data), context));
		return { ...content, email: { language, ...email } };
	};
}
