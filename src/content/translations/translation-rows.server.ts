import { allLetters } from "#src/emails.server.ts";
import { catalogueOf } from "#src/languages/catalogue.server.ts";
import type { LanguageTag } from "#src/languages/language.ts";
import { productMessages } from "#src/message-texts.ts";
import { letterText } from "#src/school/letters/letter-text.ts";
import { type CurrentTexts, type MessageGroups, schoolText, schoolTextNames } from "#src/school-texts.ts";

/** translated: by the school or the product. outdated: the school has rewritten the English, not the translation. */
export type TranslationState = "translated" | "missing" | "outdated";

/** `place` is the name of the text that has it; `own` if the school has translated it; `translation` may be empty. */
export type TranslationRow = {
	place: string;
	where: string;
	english: string;
	translation: string;
	own: boolean;
	state: TranslationState;
};

type Own = ReadonlyMap<string, string>;
type Product = Readonly<Record<string, string>>;

/**
 * Everything that the site says in one language, as it is published in English, each sentence once.
 * @param texts in English
 * @param own the school's translations, by their English or by `text.group.name` of a message
 */
export function translationRows(texts: CurrentTexts, tag: LanguageTag, own: Own): TranslationRow[] {
	const catalogue = catalogueOf(tag);
	const rows = new Map<string, TranslationRow>();
	const add = (place: string, english: string, id: string, product: string | undefined, isOfProduct = true) => {
		const ownText = own.get(id) ?? own.get(english);
		const known = rows.get(english);
		if (known && (known.translation !== "" || product === undefined)) return;
		rows.set(english, {
			place,
			where: schoolText(place).title,
			english,
			translation: ownText ?? product ?? "",
			own: ownText !== undefined,
			state: stateOf(ownText, product, isOfProduct),
		});
	};
	for (const name of schoolTextNames) {
		const original: MessageGroups | undefined = (productMessages as Record<string, MessageGroups>)[name];
		if (!original) {
			for (const english of proseIn(texts[name])) add(name, english, english, catalogue.texts[english]);
			continue;
		}
		for (const [group, messages] of Object.entries(texts[name] as MessageGroups))
			for (const [key, english] of Object.entries(messages)) {
				const byName = catalogue.messages[name]?.[group]?.[key];
				const isOriginal = english === original[group]?.[key];
				const product = isOriginal ? byName : (catalogue.texts[english] ?? byName);
				add(name, english, `${name}.${group}.${key}`, product, isOriginal || english in catalogue.texts);
			}
	}
	for (const letter of allLetters) {
		const words: Product = { ...letter.texts, ...texts.letters[letter.key] };
		for (const [field, english] of Object.entries(words)) {
			if (!/\p{L}/u.test(english.replaceAll(/\{\{[^}]*\}\}/g, ""))) continue;
			const original = (letter.texts as Product)[field] ?? "";
			const product = catalogue.texts[english] ?? catalogue.texts[original];
			add(letterText(letter).name, english, english, product, english in catalogue.texts);
		}
	}
	return [...rows.values()];
}

function stateOf(own: string | undefined, product: string | undefined, isOfProduct: boolean): TranslationState {
	if (own !== undefined) return "translated";
	if (product === undefined) return "missing";
	return isOfProduct ? "translated" : "outdated";
}

const address = /^(?:https?:|mailto:|tel:|[/#])|^\S+@\S+$/;
/** Keys of records and choices, colours and days. */
const key = /^[a-z0-9#][A-Za-z0-9]*(?:[-_.:][a-z0-9]+)*$/;

/** Sentences, titles and names in the fields of a text, in their order. */
function proseIn(value: unknown): string[] {
	if (typeof value === "string")
		return /\p{L}{2}/u.test(value) && !address.test(value) && !key.test(value) ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(proseIn);
}
