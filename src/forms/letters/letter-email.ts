import type { z } from "zod";
import { type EmailContext, type LetterParts, letterEmail, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { languageNow } from "#src/languages/language.ts";
import { translateIn } from "#src/languages/translate-in.ts";
import { defineEmail, type EmailContent, type EmailDefinition, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import {
	defineLetter,
	fillLetter,
	type Letter,
	type LetterDefinition,
	type LetterField,
	type LetterMessages,
} from "#src/school/letters/define-letter.ts";

/** An email of the product. */
export type SchoolEmail<Schema extends z.ZodObject = z.ZodObject> = EmailDefinition<EmailContext, Letter, Schema>;

type LetterEmail<Schema extends z.ZodObject, Fact extends string, Field extends LetterField> = {
	key: string;
	/** Title as the history of a record shows it. */
	title: string;
	data: Schema;
	sample: z.input<Schema> | ((context: EmailContext) => z.input<Schema>);
	/** Texts of the email, which the office may change. */
	letter: Omit<LetterDefinition<Fact, Field>, "key">;
	/** Values of its placeholders; none is empty. */
	facts: (data: z.output<Schema>, context: EmailContext) => Readonly<Record<NoInfer<Fact>, string>>;
	/** Parts that no text can change: tables, links, amounts. */
	parts?: (data: z.output<Schema>, texts: LetterMessages<NoInfer<Field>>, context: EmailContext) => LetterParts;
};

/** An email to a person outside the office, of which the office writes the words. */
export function defineLetterEmail<Schema extends z.ZodObject, Fact extends string, Field extends LetterField>({
	letter: definition,
	sample,
	facts,
	parts,
	...email
}: LetterEmail<Schema, Fact, Field>): SchoolEmail<Schema> {
	const letter = defineLetter({ ...definition, key: email.key });
	return defineEmail<Schema, EmailContext, Letter>({
		...email,
		to: "person",
		letters: [[letter, sample]],
		write(data, context) {
			// Names of forms are stored in English.
			const values = translateIn(facts(data, context), languageNow().texts ?? {});
			const filledLetter = fillLetter(letter, values, context.school);
			return letterEmail(filledLetter, context.school, parts?.(data, filledLetter, context));
		},
	});
}

/** An email about an application, to its applicant. */
export function emailToApplicant<Schema extends z.ZodObject>(
	email: EmailDefinition<EmailContext, Letter, Schema>,
	school: School,
	address: string,
	data: z.input<Schema> & { reference: string; name: string },
): QueuedEmail {
	return emailBy(email, data, toPerson(school, data.reference, { name: data.name, address }));
}

/** A letter as an invented person would get it, with the school's words for it. @throws for a key without a letter */
export function writeSample(emails: readonly SchoolEmail[], key: string, context: EmailContext): EmailContent {
	for (const { samples, write } of emails) {
		const sample = samples.find(({ letter }) => letter?.key === key);
		if (sample) return write(sample.data(context), context);
	}
	throw new Error(`There’s no email ${key}.`);
}
