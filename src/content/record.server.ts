import type { Generated, Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Place, put, take } from "./list-index.server.ts";
import { slugify } from "./slug.ts";
import { beginChange } from "./version.server.ts";

/** Every table that has an integer key and a readable one, which is every kind's. */
export type ContentTable = {
	[Table in keyof Database]: Database[Table] extends { id: unknown; slug: string } ? Table : never;
}[keyof Database];
export type Row<Table extends ContentTable> = Selectable<Database[Table]> & { id: number; slug: string };
/** A row without its keys: what an author decides. */
export type Fields<Table extends ContentTable> = Omit<Row<Table>, "id" | "slug">;

/** What the functions below must know of a kind. */
export type Kind<Table extends ContentTable> = {
	table: Table;
	/** Where a record stands, on all its shelves. */
	places: (row: Row<Table>) => Place[];
};

/** A record by its integer key or by its readable one. */
export async function findRecord<Table extends ContentTable>(
	db: Kysely<Database>,
	table: Table,
	key: string,
): Promise<Row<Table> | undefined> {
	if (!/^[a-z0-9-]{1,200}$/.test(key)) return undefined;
	const records = anyKind(db)
		.selectFrom(table as string)
		.selectAll();
	const isId = /^\d+$/.test(key);
	if (isId && key.length > 9) return undefined;
	const found = await (isId
		? records.where("id", "=", Number(key))
		: records.where("slug", "=", key)
	).executeTakeFirst();
	return found as Row<Table> | undefined;
}

/** The records of these integer keys, in the order of the keys. */
export async function findByIds<Table extends ContentTable>(
	db: Kysely<Database>,
	table: Table,
	ids: number[],
): Promise<Row<Table>[]> {
	if (ids.length === 0) return [];
	const rows = await anyKind(db)
		.selectFrom(table as string)
		.selectAll()
		.where("id", "in", ids)
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row as Row<Table>]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @param wish the readable key, or what to make it from; a number follows it when another record has it */
export async function addRecord<Table extends ContentTable>(
	trx: Transaction<Database>,
	kind: Kind<Table>,
	fields: Fields<Table>,
	wish: string,
): Promise<Row<Table>> {
	await beginChange(trx);
	const slug = await freeSlug(trx, kind.table, slugify(wish));
	const row = (await anyKind(trx)
		.insertInto(kind.table as string)
		.values({ ...fields, slug })
		.returningAll()
		.executeTakeFirstOrThrow()) as Row<Table>;
	for (const place of kind.places(row)) await put(trx, place, row.id);
	return row;
}

/** Replaces a record's fields; its keys stay, so that addresses do. @returns undefined when there is no such record */
export async function updateRecord<Table extends ContentTable>(
	trx: Transaction<Database>,
	kind: Kind<Table>,
	id: number,
	fields: Fields<Table>,
): Promise<Row<Table> | undefined> {
	await beginChange(trx);
	const [before] = await findByIds(trx, kind.table, [id]);
	if (!before) return undefined;
	const after = (await anyKind(trx)
		.updateTable(kind.table as string)
		.set(fields)
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow()) as Row<Table>;
	const [left, reached] = [kind.places(before), kind.places(after)];
	for (const place of left.filter((one) => !includes(reached, one))) await take(trx, place, id);
	for (const place of reached.filter((one) => !includes(left, one))) await put(trx, place, id);
	return after;
}

/** @returns whether there was such a record */
export async function removeRecord<Table extends ContentTable>(
	trx: Transaction<Database>,
	kind: Kind<Table>,
	id: number,
): Promise<boolean> {
	await beginChange(trx);
	const [row] = await findByIds(trx, kind.table, [id]);
	if (!row) return false;
	for (const place of kind.places(row)) await take(trx, place, id);
	await anyKind(trx)
		.deleteFrom(kind.table as string)
		.where("id", "=", id)
		.execute();
	return true;
}

/** The database as far as all kinds are alike; the types of a kind's own columns are kept by the signatures above. */
function anyKind(db: Kysely<Database>) {
	return db as unknown as Kysely<Record<string, { id: Generated<number>; slug: string }>>;
}

function includes(places: Place[], { shelf, place }: Place): boolean {
	return places.some((one) => one.shelf === shelf && one.place === place);
}

async function freeSlug(trx: Transaction<Database>, table: ContentTable, wish: string): Promise<string> {
	for (let number = 1; ; number += 1) {
		const slug = number === 1 ? wish : `${wish}-${number}`;
		if (!(await findRecord(trx, table, slug))) return slug;
	}
}
