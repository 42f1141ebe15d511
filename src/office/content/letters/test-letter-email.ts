import { z } from "zod";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { type SchoolEmail, writeSample } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail } from "#src/mail/define-email.ts";

/** A letter's key, and words of it that may not be published, by field. */
const tested = z.object({ key: z.string(), words: z.record(z.string(), z.string()) });

/** A letter to an invented person. @param emails those that have letters */
export function defineLetterTest(emails: readonly SchoolEmail[]) {
	return defineEmail({
		key: "letter-test",
		title: "Test email",
		to: "office",
		data: tested,
		sample: { key: "enquiry-received", words: {} },
		write: ({ key, words }, { school, siteUrl }: EmailContext) => {
			const { unsubscribeUrl: _, ...content } = writeSample(emails, key, {
				school: withWords(school, key, words),
				siteUrl,
			});
			return { ...content, subject: `Test: ${content.subject}` };
		},
	});
}

/** The school with other words for one letter. */
export function withWords(school: School, key: string, words: Readonly<Record<string, string>>): School {
	return { ...school, letters: { ...school.letters, [key]: words } };
}
