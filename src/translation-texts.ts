import { type Catalogue, catalogueOf, knownLanguages } from "./languages/catalogue.server.ts";
import { messageTexts } from "./message-texts.ts";
import { defineSchoolText, type SchoolText } from "./school/schema/define-school-text.ts";

/** The name of the text that has the school's own translations of a text. */
export const translationName = (text: string, tag: string) => `${text}-${tag}`;

/**
 * The product's messages in each language, as texts that the office writes: a field shows the English sentence above
 * its translation, and needs the same values and tags.
 */
export const translationTexts: readonly SchoolText[] = knownLanguages().flatMap((tag) => {
	const catalogue = catalogueOf(tag);
	return Object.entries(messageTexts).map(([name, text]) =>
		defineSchoolText(translationName(name, tag), {
			title: `${text.title} (${catalogue.name})`,
			section: "translations",
			page: text.page,
			original: translatedMessages(catalogue, name, text.original),
			get schema() {
				return text.schema;
			},
		}),
	);
});

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The product's translations; English where there is none yet. */
function translatedMessages({ messages }: Catalogue, name: string, english: Groups): Groups {
	const groups = Object.entries(english).map(([group, words]) => {
		const translated = messages[name]?.[group] ?? {};
		return [group, Object.fromEntries(Object.entries(words).map(([key, text]) => [key, translated[key] ?? text]))];
	});
	return Object.fromEntries(groups);
}
