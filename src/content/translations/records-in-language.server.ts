import type { Kysely } from "kysely";
import { noteRecord } from "#src/content/changes/content-reads.server.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { cachePerVersion } from "#src/content/version-cache.server.ts";
import type { Database } from "#src/db/tables.ts";
import { catalogueOf } from "#src/languages/catalogue.server.ts";
import { english, type LanguageTag, languageNow } from "#src/languages/language.ts";
import { translateIn } from "#src/languages/translate-in.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";
import { ownTranslations, translationName } from "#src/translation-texts.ts";
import { proseIn, translatedFields } from "./prose-in.ts";

type Translation = Readonly<Record<string, string>>;

const cached = cachePerVersion<Translation>(40);

/** Translations by their English, the school’s before the product’s. */
function readTranslation(db: Kysely<Database>, tag: LanguageTag): Promise<Translation> {
	const name = translationName(tag);
	noteRecord(textTable(name), 1);
	return cached(db, tag, async () => {
		const row = await db.selectFrom("school_texts").select("fields").where("name", "=", name).executeTakeFirst();
		const all = { ...catalogueOf(tag).texts, ...ownTranslations(row?.fields) };
		// Keys of records and choices can read like a word that has a translation.
		return Object.fromEntries(Object.entries(all).filter(([english]) => proseIn(english).length > 0));
	});
}

/** Records in the language of the work, piece by piece: what has no translation stays English. */
export async function translateRecords<Row extends object>(
	db: Kysely<Database>,
	type: ContentType,
	records: readonly Row[],
): Promise<readonly Row[]> {
	const { tag } = languageNow();
	if (tag === english || !type.translated || records.length === 0) return records;
	const translation = await readTranslation(db, tag);
	return records.map((record) => ({ ...record, ...translateIn(translatedFields(type, record), translation) }));
}

/** Texts of at least this length are the main text of a page; shorter ones are names and captions. */
const mainLength = 80;

/** Finds the languages that have the main text of a record, which is in English. */
type FindLanguages = (type: ContentType, record: object) => LanguageTag[];

/** Reads the translations into some languages once, for any number of records. */
export async function languageFinder(db: Kysely<Database>, tags: readonly LanguageTag[]): Promise<FindLanguages> {
	const translations = await Promise.all(tags.map((tag) => readTranslation(db, tag)));
	return (type, record) => {
		const all = tags.length === 0 ? [] : proseIn(translatedFields(type, record));
		const long = all.filter(({ length }) => length >= mainLength);
		const main = long.length > 0 ? long : all;
		return tags.filter((_, index) => {
			const translation = translations[index] ?? {};
			return main.length > 0 && main.every((text) => Object.hasOwn(translation, text));
		});
	};
}
