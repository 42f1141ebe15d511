import type { ContentType } from "#src/content/content-type.ts";
import { type TypedFields, titleOf } from "#src/content/editing/content-item.ts";
import { allLetters } from "#src/emails.server.ts";
import { catalogueOf } from "#src/languages/catalogue.server.ts";
import type { LanguageTag } from "#src/languages/language.ts";
import { productMessages } from "#src/message-texts.ts";
import * as officePaths from "#src/office-paths.ts";
import { letterText } from "#src/school/letters/letter-text.ts";
import { type CurrentTexts, type MessageGroups, schoolText, schoolTextNames } from "#src/school-texts.ts";
import { proseIn, translatedFields } from "./prose-in.ts";

/** translated: by the school or the product. outdated: the school has rewritten the English, not the translation. */
export type TranslationState = "translated" | "missing" | "outdated";

/** Parts of the site: its fixed texts, and what the school publishes day by day, which may stay English. */
export const translationParts = ["texts", "records"] as const;
export type TranslationPart = (typeof translationParts)[number];

/**
 * `href` leads to where the English is written in the office; `own` if the school has translated it; `translation` may
 * be empty.
 */
export type TranslationRow = {
	part: TranslationPart;
	href: string;
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
			part: "texts",
			href: officePaths.siteText(place),
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
		const productTexts: Product = { ...letter.texts, ...texts.letters[letter.key] };
		for (const [field, english] of Object.entries(productTexts)) {
			if (!/\p{L}/u.test(english.replaceAll(/\{\{[^}]*\}\}/g, ""))) continue;
			const original = (letter.texts as Product)[field] ?? "";
			const product = catalogue.texts[english] ?? catalogue.texts[original];
			add(letterText(letter).name, english, english, product, english in catalogue.texts);
		}
	}
	return [...rows.values()];
}

/** A record that is published, with the number of its item; it has none before the office has seen it. */
export type TranslatedRecord = { item: number | null; type: ContentType; record: object };

/**
 * The texts of records, each sentence once.
 * @param own the school's translations by their English
 */
export function recordRows(records: readonly TranslatedRecord[], tag: LanguageTag, own: Own): TranslationRow[] {
	const { texts } = catalogueOf(tag);
	const rows = new Map<string, TranslationRow>();
	for (const { item, type, record } of records)
		for (const english of proseIn(translatedFields(type, record))) {
			const ownText = own.get(english);
			rows.set(english, {
				part: "records",
				href: item === null ? officePaths.contentList(type.table) : officePaths.contentItem(type.table, item),
				where: `${type.office.names.many}: ${titleOf(type, record as TypedFields)}`,
				english,
				translation: ownText ?? texts[english] ?? "",
				own: ownText !== undefined,
				state: stateOf(ownText, texts[english], true),
			});
		}
	return [...rows.values()];
}

function stateOf(own: string | undefined, product: string | undefined, isOfProduct: boolean): TranslationState {
	if (own !== undefined) return "translated";
	if (product === undefined) return "missing";
	return isOfProduct ? "translated" : "outdated";
}
