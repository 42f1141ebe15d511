import type { Kysely } from "kysely";
import { type ContentType, type Keys, recordPath } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { keyNames, mediaNamedIn } from "#src/content/media/media-key.ts";
import { asRecord, contentTables } from "#src/content/records.server.ts";
import { readTextUses } from "#src/content/school/media-in-texts.server.ts";
import type { Database } from "#src/db/tables.ts";
import { namingColumns } from "./naming-columns.ts";
import { readUnpublishedUses } from "./read-unpublished-uses.server.ts";
import { stringsIn } from "./strings-in.ts";
import type { Use } from "./use.ts";

type NamingRow = { id: number; slug: string } & Record<string, unknown>;

/** The records of a type that name media at all. */
export async function readNamingRecords(db: Kysely<Database>, type: ContentType, id?: number): Promise<NamingRow[]> {
	const columns = namingColumns(type);
	const item = id === undefined ? "" : `${id}-`;
	const rows = await contentTables(db)
		.selectFrom(type.table)
		.select(["id", "slug", ...Object.keys(type.fields.shape)])
		.where(({ or, eb }) =>
			or(columns.flatMap((column) => keyNames.map((word) => eb(column, "like", `%${word}-${item}%`)))),
		)
		.orderBy("id", "desc")
		.execute();
	return rows.map((row) => asRecord(type, row) as NamingRow);
}

/** Finds where items are used, computed from the records. @param id of one item; all of them when left out */
export async function readUses(
	db: Kysely<Database>,
	id?: number,
	types: readonly ContentType[] = allContentTypes,
): Promise<Map<number, Use[]>> {
	const uses = new Map<number, Use[]>();
	for (const type of types) {
		const columns = namingColumns(type);
		for (const row of await readNamingRecords(db, type, id)) {
			const usesById = new Map<number, string[]>();
			for (const column of columns)
				for (const item of stringsIn(row[column]).flatMap(mediaNamedIn))
					usesById.set(item, [...(usesById.get(item) ?? []), column]);
			for (const [item, fields] of usesById)
				uses.set(item, [...(uses.get(item) ?? []), describeUse(type, row, [...new Set(fields)])]);
		}
	}
	for (const { item, ...use } of [...(await readTextUses(db, id)), ...(await readUnpublishedUses(db, id))])
		uses.set(item, [...(uses.get(item) ?? []), use]);
	return uses;
}

/** Tells whether visitors see an item somewhere. */
export async function isShown(db: Kysely<Database>, id: number): Promise<boolean> {
	return ((await readUses(db, id)).get(id) ?? []).some(({ state }) => state === "published");
}

function describeUse(type: ContentType, row: NamingRow, fields: string[]): Use {
	const keys: Keys = { id: row.id, slug: row.slug };
	return {
		state: "published",
		type: type.table,
		id: row.id,
		title: type.baseSlug(row),
		path: type.page ? recordPath(type.page, keys) : null,
		fields,
	};
}
