import { z } from "zod";
import { catalogueOf, knownLanguages } from "./languages/catalogue.server.ts";
import type { LanguageTag } from "./languages/language.ts";
import { messageFaults } from "./school/messages/message-faults.ts";
import { defineSchoolText, type SchoolText } from "./school/schema/define-school-text.ts";
import { nameField, rows } from "./school/schema/named-field.ts";
import { text } from "./school/schema/text-fields.ts";

/** The school's own translations of a language, in the order in which they were written. */
export type OwnTranslations = { rows: readonly { english: string; translation: string }[] };

/** Maximum number of characters of a text and its translation. */
export const maxTranslation = 20_000;

const translation = z
	.object({
		english: nameField("English", text(maxTranslation)),
		translation: nameField("Translation", text(maxTranslation)),
	})
	.superRefine(({ english, translation }, context) => {
		for (const message of messageFaults(english, translation))
			context.addIssue({ code: "custom", path: ["translation"], message });
	});

const schema = z.object({
	rows: rows("Translations", "translation", translation, "A translation is used wherever the website has its English."),
});

/** Translations by their English. @param stored the JSON of a text, or nothing */
export function ownTranslations(stored = "{}"): Record<string, string> {
	const { rows = [] }: Partial<OwnTranslations> = JSON.parse(stored);
	return Object.fromEntries(rows.map(({ english, translation }) => [english, translation]));
}

/** The name of the text that has the school's own translations in a language. */
export const translationName = (tag: LanguageTag) => `translations-${tag}`;

/**
 * The school's own translations, one text a language. They are found by the English, so that a sentence that the school
 * rewrites has none until it is translated again.
 */
export const translationTexts: readonly SchoolText[] = knownLanguages().map((tag) => ({
	...defineSchoolText(translationName(tag), {
		title: `Translations (${catalogueOf(tag).name})`,
		section: "translations",
		page: `/${tag}`,
		schema,
	}),
	schema,
	language: tag,
}));
