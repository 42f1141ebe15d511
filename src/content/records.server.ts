import { type Generated, type Kysely, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "#src/db/tables.ts";
import { hasMoved, noteChange } from "./changes/content-changes.server.ts";
import { noteList, noteRecord } from "./changes/content-reads.server.ts";
import type { ContentType, Keys } from "./content-type.ts";
import { slugify } from "./text/slug.ts";
import { translateRecords } from "./translations/records-in-language.server.ts";
import { lockContentVersion } from "./version.server.ts";

/** A record by either key, integer or readable, in the language of the work. */
export async function findRecord<Fields extends object>(
	db: Kysely<Database>,
	type: ContentType<string, Fields>,
	key: string,
): Promise<(Fields & Keys) | undefined> {
	if (!/^[a-z0-9-]{1,200}$/.test(key)) return undefined;
	const isId = /^\d+$/.test(key);
	// Longer numbers exceed PostgreSQL's integer.
	if (isId && key.length > 9) return undefined;
	const row = await contentTables(db)
		.selectFrom(type.table)
		.select(columns(type))
		.where(isId ? "id" : "slug", "=", isId ? Number(key) : key)
		.executeTakeFirst();
	// A missing record may be added.
	if (!row) noteList(type.table);
	else noteRecord(type.table, Number(row.id));
	const [record] = await translateRecords(db, type, row ? [asRecord(type, row)] : []);
	return record;
}

/** The records of these integer keys, in the order of the keys and the language of the work. */
export async function findByIds<Fields extends object>(
	db: Kysely<Database>,
	type: ContentType<string, Fields>,
	ids: readonly number[],
): Promise<(Fields & Keys)[]> {
	if (ids.length === 0) return [];
	for (const id of ids) noteRecord(type.table, id);
	const rows = await contentTables(db).selectFrom(type.table).select(columns(type)).where("id", "in", ids).execute();
	const records = await translateRecords(
		db,
		type,
		rows.map((row) => asRecord(type, row)),
	);
	const byId = new Map(records.map((record) => [record.id, record]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @param slug the readable key, or what to make it from; a number is appended where another record has it */
export async function addRecord<Fields extends object>(
	trx: Transaction<Database>,
	type: ContentType<string, Fields>,
	fields: Fields,
	slug = type.baseSlug(fields),
): Promise<Fields & Keys> {
	const version = await lockContentVersion(trx);
	const row = await contentTables(trx)
		.insertInto(type.table)
		.values({ ...asColumns(fields), ...type.derive?.(fields), slug: await freeSlug(trx, type, slugify(slug)) })
		.returning(columns(type))
		.executeTakeFirstOrThrow();
	await noteListed(trx, version, { type, id: Number(row.id) });
	return asRecord(type, row);
}

/** Adds a record that was removed under the keys that it had. @throws when another record has them */
export async function addRecordAgain<Fields extends object>(
	trx: Transaction<Database>,
	type: ContentType<string, Fields>,
	fields: Fields,
	keys: Keys,
): Promise<void> {
	const version = await lockContentVersion(trx);
	const row = Object.entries({ ...asColumns(fields), ...type.derive?.(fields), ...keys });
	const names = sql.join(row.map(([name]) => sql.ref(name)));
	const values = sql.join(row.map(([, value]) => value));
	// PostgreSQL numbers records itself, unless told otherwise. It is known by what it can do: the office's build has a
	// copy of Kysely's classes of its own, so that `instanceof` fails there.
	const isPostgres = trx.getExecutor().adapter.supportsMultipleConnections;
	const overriding = isPostgres ? sql`overriding system value` : sql``;
	await sql`insert into ${sql.table(type.table)} (${names}) ${overriding} values (${values})`.execute(trx);
	await noteListed(trx, version, { type, id: keys.id });
}

/**
 * Replaces a record's fields, and its readable key if one is given.
 * @returns undefined if there is no such record
 */
export async function updateRecord<Fields extends object>(
	trx: Transaction<Database>,
	type: ContentType<string, Fields>,
	id: number,
	fields: Fields,
	slug?: string,
): Promise<(Fields & Keys) | undefined> {
	const version = await lockContentVersion(trx);
	const before = await contentTables(trx).selectFrom(type.table).selectAll().where("id", "=", id).executeTakeFirst();
	if (!before) return undefined;
	const row = await contentTables(trx)
		.updateTable(type.table)
		.set({ ...asColumns(fields), ...type.derive?.(fields), ...(slug && { slug }) })
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
	await noteChange(trx, version, { type: type.table, id, moved: hasMoved(type, before, row) });
	return asRecord(type, pick(row, columns(type)));
}

/** @returns whether there was such a record */
export async function removeRecord(trx: Transaction<Database>, type: ContentType, id: number): Promise<boolean> {
	const version = await lockContentVersion(trx);
	const removedRows = await contentTables(trx).deleteFrom(type.table).where("id", "=", id).returning("id").execute();
	await noteListed(trx, version, { type, id });
	return removedRows.length > 0;
}

/**
 * Notes that a record was added or removed. The first and the last of a kind change the menus of every page: then
 * nothing is noted, which stands for a change of anything.
 */
async function noteListed(
	trx: Transaction<Database>,
	version: number,
	{ type, id }: { type: ContentType; id: number },
) {
	const other = contentTables(trx).selectFrom(type.table).select("id").where("id", "!=", id).limit(1);
	if (await other.executeTakeFirst()) await noteChange(trx, version, { type: type.table, id, moved: true });
}

type ContentRow = { id: Generated<number>; slug: string; [column: string]: unknown };

/** The database as tables of which only the keys are known: every content type has these. */
export function contentTables(db: Kysely<Database>) {
	return db as unknown as Kysely<Record<string, ContentRow>>;
}

function pick(row: object, names: readonly string[]): object {
	return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Rows of a field are stored as JSON. */
function asColumns(fields: object): object {
	const toStored = (value: unknown) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value);
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toStored(value)]));
}

/** The rows were written from fields of this type. */
export function asRecord<Fields extends object>({ fields }: ContentType<string, Fields>, row: object) {
	const read = ([name, value]: [string, unknown]) => [
		name,
		hasRows(fields.shape[name]) && typeof value === "string" ? JSON.parse(value) : value,
	];
	return Object.fromEntries(Object.entries(row).map(read)) as Fields & Keys;
}

function hasRows(field: unknown): boolean {
	return field instanceof z.ZodDefault ? hasRows(field.unwrap()) : field instanceof z.ZodArray;
}

function columns({ fields }: ContentType): string[] {
	return ["id", "slug", ...Object.keys(fields.shape)];
}

/** A readable key that no record has, with a number appended if need be. */
async function freeSlug(trx: Transaction<Database>, type: ContentType, base: string): Promise<string> {
	for (let number = 1; ; number += 1) {
		const slug = number === 1 ? base : `${base}-${number}`;
		if (!(await findRecord(trx, type, slug))) return slug;
	}
}
