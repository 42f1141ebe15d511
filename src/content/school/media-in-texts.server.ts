import type { Kysely, Transaction } from "kysely";
import { noteChange } from "#src/content/changes/content-changes.server.ts";
import { mediaNamedIn, type NamedRevision, withRevision } from "#src/content/media/media-key.ts";
import { mapStrings, stringsIn } from "#src/content/media/uses/strings-in.ts";
import type { Use } from "#src/content/media/uses/use.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import { allSchoolTexts } from "#src/school-texts.ts";
import { onlyRecord } from "./school-text.server.ts";

/**
 * Finds where the published texts of the school name items of media. @param id of one item; all of them when left out
 */
export async function readTextUses(db: Kysely<Database>, id?: number): Promise<({ item: number } & Use)[]> {
	const uses = [];
	for (const { text, fields } of await readTexts(db)) {
		const textsById = new Map<number, Set<string>>();
		for (const [field, value] of Object.entries(JSON.parse(fields)))
			for (const item of stringsIn(value).flatMap(mediaNamedIn))
				if (id === undefined || item === id) textsById.set(item, (textsById.get(item) ?? new Set()).add(field));
		for (const [item, names] of textsById)
			uses.push({
				item,
				state: "published" as const,
				type: text.type.table,
				id: onlyRecord,
				title: text.title,
				path: text.page ?? "",
				fields: [...names],
			});
	}
	return uses;
}

/** Makes every text that names an item name this revision of it. @returns how many were changed */
export async function moveTextUses(trx: Transaction<Database>, to: NamedRevision): Promise<number> {
	let moved = 0;
	for (const { text, fields } of await readTexts(trx)) {
		const changedText = JSON.stringify(mapStrings(JSON.parse(fields), (each) => withRevision(each, to)));
		if (changedText === fields) continue;
		const version = await lockContentVersion(trx);
		await trx.updateTable("school_texts").set({ fields: changedText }).where("name", "=", text.name).execute();
		await noteChange(trx, version, { type: text.type.table, id: onlyRecord, moved: true });
		moved += 1;
	}
	return moved;
}

async function readTexts(db: Kysely<Database>) {
	const rows = await db.selectFrom("school_texts").select(["name", "fields"]).execute();
	return rows.flatMap(({ name, fields }) => {
		const text = allSchoolTexts.find((each) => each.name === name);
		return text ? [{ text, fields }] : [];
	});
}
