import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { allContentTypes } from "#src/content/content-types.ts";
import { type By, type ContentActResult, goneItem } from "#src/content/editing/content-act.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { lockItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { asRecord, contentTables } from "#src/content/records.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { LanguageTag } from "#src/languages/language.ts";
import { messageFaults } from "#src/school/messages/message-faults.ts";
import { maxTranslation, type OwnTranslations, translationName } from "#src/translation-texts.ts";
import {
	recordRows,
	type TranslatedRecord,
	type TranslationPart,
	type TranslationRow,
	translationRows,
} from "./translation-rows.server.ts";

/** A sentence with its translation, as the draft has it. `id` is made of language and English. */
export type ListedTranslation = TranslationRow & { id: string; tag: LanguageTag };

export const translationId = (tag: LanguageTag, english: string) =>
	`${tag}-${createHash("sha256").update(english).digest("hex").slice(0, 16)}`;

/**
 * Everything that the site says in one language, with what the school's draft says, and that draft's item.
 * @param part "texts" reads no records
 */
export async function readTranslations(
	db: Kysely<Database>,
	tag: LanguageTag,
	part?: TranslationPart,
): Promise<{ item: ContentItem; rows: ListedTranslation[] }> {
	const [texts, item] = await Promise.all([readSchool(db), findSchoolItem(db, translationName(tag))]);
	const own = await readOwn(db, item);
	const ofTexts = translationRows(texts, tag, own);
	const ofRecords = part === "texts" ? [] : recordRows(await readRecords(db), tag, own);
	const known = new Map(ofTexts.map(({ english, state }) => [english, state]));
	// Messages are found by their names: a record that says the same needs a translation by its English.
	const isOwnRow = ({ english, state }: TranslationRow) => state === "missing" && known.get(english) !== "missing";
	const rows = [...ofTexts, ...ofRecords.filter((row) => !known.has(row.english) || isOwnRow(row))];
	return { item, rows: rows.map((row) => ({ ...row, tag, id: translationId(tag, row.english) })) };
}

/** Everything that is published of the kinds that can be translated, the latest first. */
async function readRecords(db: Kysely<Database>): Promise<TranslatedRecord[]> {
	const types = allContentTypes.filter(({ translated }) => translated);
	const all = types.map(async (type) => {
		const rows = await contentTables(db)
			.selectFrom(`${type.table} as record`)
			.leftJoin("content_items as item", (join) =>
				join.onRef("item.record_id", "=", "record.id").on("item.type", "=", type.table),
			)
			.selectAll("record")
			.select("item.id as item")
			.orderBy("record.id", "desc")
			.execute();
		return rows.map(({ item, ...record }) => ({
			item: item === null ? null : Number(item),
			type,
			record: asRecord(type, record),
		}));
	});
	return (await Promise.all(all)).flat();
}

/** The school's translations by their English, as the draft has them. */
async function readOwn(db: Kysely<Database>, item: ContentItem): Promise<Map<string, string>> {
	const version = await readItemVersion(db, item.draft_id ?? item.published_id);
	const { rows = [] } = (version?.fields ?? {}) as Partial<OwnTranslations>;
	return new Map(rows.map(({ english, translation }) => [english, translation]));
}

export type NewTranslation = { english: string; translation: string };

/** Lists what is wrong with a translation, each as a sentence. */
export function translationFaults({ english, translation }: NewTranslation): string[] {
	if (translation.length > maxTranslation) return [`This is too long. The limit is ${maxTranslation} characters.`];
	return translation === "" ? [] : messageFaults(english, translation);
}

/** Saves translations in the draft of their language; an empty one leaves the sentence to the product's translation. */
export async function saveTranslations(
	trx: Transaction<Database>,
	{ tag, translations, by }: { tag: LanguageTag; translations: readonly NewTranslation[]; by: By },
	now: Date,
): Promise<ContentActResult> {
	const item = await lockItem(trx, (await findSchoolItem(trx, translationName(tag))).id);
	if (!item) return goneItem;
	const own = await readOwn(trx, item);
	for (const { english, translation } of translations)
		if (translation === "") own.delete(english);
		else own.set(english, translation);
	const rows = [...own].map(([english, translation]) => ({ english, translation }));
	return saveDraft(trx, { itemId: item.id, by, fields: { rows } }, now);
}
