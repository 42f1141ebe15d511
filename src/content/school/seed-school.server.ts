import type { Transaction } from "kysely";
import { differences, withOriginal } from "#src/content/differences.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { allLetters } from "#src/emails.server.ts";
import { productMessages, type WordTextName } from "#src/message-texts.ts";
import { letterTextName } from "#src/school/letters/letter-text.ts";
import type { SchoolText } from "#src/school/schema/define-school-text.ts";
import {
	type FolderMessages,
	type FolderTexts,
	type SchoolTextName,
	type SchoolTexts,
	schoolText,
	schoolTextNames,
} from "#src/school-texts.ts";
import { translationTexts } from "#src/translation-texts.ts";
import { onlyRecord } from "./school-text.server.ts";

/** Contents that a new database begins with, and which of its texts a school has to replace. */
export type SchoolFolder = {
	texts: FolderTexts;
	messages?: FolderMessages;
	placeholders: readonly SchoolTextName[];
};

/** The texts of the school folder: nothing else reads them when the product runs. */
export async function readSchoolFolder(): Promise<SchoolTexts> {
	return wholeTexts(await import("#school/school-texts.ts"));
}

/** Completes the texts with the product's messages where the folder has none. */
function wholeTexts({ texts, messages = {} }: SchoolFolder): SchoolTexts {
	const whole = Object.entries(productMessages).map(([name, original]) => [
		name,
		withOriginal({ original }, messages[name as WordTextName] ?? {}),
	]);
	return { ...(Object.fromEntries(whole) as typeof productMessages), ...texts };
}

/** A school that has yet to be set up. */
export const readBlankSchool = (): Promise<SchoolFolder> => import("#blank-school/school-texts.ts");

/**
 * Adds the texts that the database does not have, as first versions: all of a new database, later those that a release
 * has added. What is there is never touched, whatever the school folder says.
 * @returns the names of those that were added
 */
export async function seedSchool(
	db: Db,
	now: Date,
	readFolder: () => Promise<SchoolFolder> = () => import("#school/school-texts.ts"),
): Promise<SchoolTextName[]> {
	const missing = await namesMissing(db, schoolTextNames);
	if (missing.length === 0) return [];
	const folder = await readFolder();
	const { placeholders } = folder;
	const values = wholeTexts(folder);
	return db.transaction().execute(async (trx) => {
		const addedNames = new Set(
			await addTexts(
				trx,
				missing.map((name) => [name, values[name]]),
				now,
			),
		);
		const seeded = placeholders.filter((name) => addedNames.has(name));
		if (seeded.length > 0)
			await trx.updateTable("school_texts").set({ placeholder: 1 }).where("name", "in", seeded).execute();
		await trx
			.insertInto("site_opening")
			.values({ id: 1, open: placeholders.length === 0 ? 1 : 0 })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		return missing.filter((name) => addedNames.has(name));
	});
}

/**
 * Adds the words of letters that the database does not have, as the product says them, and the texts for the school’s
 * own translations.
 */
export async function seedLetters(db: Db, now: Date): Promise<void> {
	const texts = new Map<string, object>([
		...allLetters.map((letter) => [letterTextName(letter.key), letter.texts] as const),
		...translationTexts.map(({ name }) => [name, { rows: [] }] as const),
	]);
	const missing = await namesMissing(db, [...texts.keys()]);
	if (missing.length === 0) return;
	await db.transaction().execute((trx) =>
		addTexts(
			trx,
			missing.map((name) => [name, texts.get(name) ?? {}]),
			now,
		),
	);
}

async function namesMissing<Name extends string>(db: Db, names: readonly Name[]): Promise<Name[]> {
	const rows = await db.selectFrom("school_texts").select("name").execute();
	const storedNames = new Set(rows.map(({ name }) => name));
	return names.filter((name) => !storedNames.has(name));
}

/** @returns the names of those that no other process has added meanwhile */
async function addTexts(
	trx: Transaction<Database>,
	texts: readonly (readonly [name: string, value: object])[],
	now: Date,
): Promise<string[]> {
	const fieldsOf = new Map(texts.map(([name, value]) => [name, JSON.stringify(checkSeed(schoolText(name), value))]));
	const insertedSchoolTexts = await trx
		.insertInto("school_texts")
		.values([...fieldsOf].map(([name, fields]) => ({ name, fields })))
		.onConflict((conflict) => conflict.column("name").doNothing())
		.returning("name")
		.execute();
	if (insertedSchoolTexts.length === 0) return [];
	const addedSchoolTexts = insertedSchoolTexts.map(({ name }) => schoolText(name));
	const at = now.toISOString();
	const common = { created_at: at, changed_at: at };
	const items = await trx
		.insertInto("content_items")
		.values(
			addedSchoolTexts.map(({ title, type }) => ({
				...common,
				type: type.table,
				record_id: onlyRecord,
				title,
				state: "published",
				version: 1,
				changed_by: firstWriter,
			})),
		)
		.returning(["id", "type"])
		.execute();
	const nameOf = new Map(addedSchoolTexts.map(({ name, type }) => [type.table, name]));
	await trx
		.insertInto("content_versions")
		.values(
			items.map(({ id, type }) => ({
				...common,
				item_id: id,
				number: 1,
				published_at: at,
				fields: fieldsOf.get(nameOf.get(type) ?? "") ?? "",
				member_name: firstWriter,
			})),
		)
		.execute();
	await trx
		.updateTable("content_items")
		.set((row) => ({
			published_id: row
				.selectFrom("content_versions")
				.select("content_versions.id")
				.whereRef("content_versions.item_id", "=", "content_items.id"),
		}))
		.where(
			"id",
			"in",
			items.map(({ id }) => id),
		)
		.execute();
	return addedSchoolTexts.map(({ name }) => name);
}

/**
 * Stores nothing of what the product says. Tests check the messages of folders: the schema of a thousand, 20 MB of it,
 * is not made here.
 */
function checkSeed(text: SchoolText, value: object): object {
	return text.original ? differences(text.type, { ...value }) : text.schema.parse(value, { jitless: true });
}
