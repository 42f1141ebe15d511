import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "#src/db/engine.server.ts";
import type { Database } from "#src/db/tables.ts";
import { readSummedTables, type SummedTable } from "./summed-tables.server.ts";
import {
	keyOf,
	postgresSum,
	postgresTriggers,
	prefix,
	sqliteSum,
	sqliteTriggers,
	type Trigger,
} from "./triggers.server.ts";

/**
 * Lets the database write a sum of each row beside it, in the transaction that writes the row, so that a row which has
 * changed without being written is found. Tables whose triggers are as they should be are left alone; the others are
 * summed anew, each in a transaction of its own, during which nobody writes to it.
 */
export async function installRowSums(db: Kysely<Database>): Promise<void> {
	const tables = await readSummedTables(db);
	const present = await readTriggers(db);
	const names = new Set(present.map(({ name }) => name));
	// So it is after every migration on SQLite: sums of tables that are gone go too.
	if (names.size === 0) await db.deleteFrom("row_sums").execute();
	for (const table of tables) {
		const triggers = triggersOf(db, table);
		if (triggers.every(({ name }) => names.has(name))) continue;
		await db.transaction().execute(async (trx) => {
			// On SQLite the transaction alone excludes others.
			if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext('row_sums'))`.execute(trx);
			const there = await readTriggers(trx);
			if (triggers.every(({ name }) => there.some((each) => each.name === name))) return;
			await dropTriggers(
				trx,
				there.filter((each) => each.table === table.name),
			);
			for (const { statements } of triggers) for (const statement of statements) await sql.raw(statement).execute(trx);
			await sumTable(trx, table);
		});
	}
	const summed = new Set(tables.map(({ name }) => name));
	const others = present.filter(({ table }) => !summed.has(table));
	const left = await readLeftFunctions(db);
	if (others.length + left.length === 0) return;
	await db.transaction().execute(async (trx) => {
		await dropTriggers(trx, others);
		for (const name of left) await sql`drop function if exists ${sql.id(name)}()`.execute(trx);
		await trx
			.deleteFrom("row_sums")
			.where("table_name", "not in", [...summed])
			.execute();
	});
}

function triggersOf(db: Kysely<Database>, table: SummedTable): Trigger[] {
	return isPostgres(db) ? postgresTriggers(table) : sqliteTriggers(table);
}

/** Removes the triggers: tables may be changed then, and `installRowSums` must follow. */
export async function removeRowSums(db: Kysely<Database>): Promise<void> {
	const present = await readTriggers(db);
	if (present.length > 0) await db.transaction().execute((trx) => dropTriggers(trx, present));
}

/** Sums every row as it is now. */
export async function recomputeRowSums(db: Kysely<Database>): Promise<void> {
	await db.transaction().execute(async (trx) => sumAll(trx, await readSummedTables(trx)));
}

async function sumAll(trx: Transaction<Database>, tables: SummedTable[]): Promise<void> {
	await sql`delete from row_sums`.execute(trx);
	for (const table of tables) await sumTable(trx, table);
}

async function sumTable(trx: Transaction<Database>, table: SummedTable): Promise<void> {
	const sum = isPostgres(trx) ? postgresSum("r") : sqliteSum(table, "r");
	await trx.deleteFrom("row_sums").where("table_name", "=", table.name).execute();
	await sql`
		insert into row_sums (table_name, row_key, sum)
		select ${sql.lit(table.name)}, ${sql.raw(keyOf(table, "r"))}, ${sql.raw(sum)} from ${sql.table(table.name)} as r
	`.execute(trx);
}

type Present = { name: string; table: string };

async function readTriggers(db: Kysely<Database>): Promise<Present[]> {
	const { rows } = await (isPostgres(db)
		? sql<Present>`
				select t.tgname as "name", c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
				where c.relnamespace = current_schema()::regnamespace and starts_with(t.tgname, ${prefix})
			`
		: sql<Present>`
				select name, tbl_name as "table" from sqlite_schema
				where type = 'trigger' and substr(name, 1, ${prefix.length}) = ${prefix}
			`
	).execute(db);
	return rows;
}

/** Functions of triggers that went with their tables; SQLite has none. */
async function readLeftFunctions(db: Kysely<Database>): Promise<string[]> {
	if (!isPostgres(db)) return [];
	const { rows } = await sql<{ name: string }>`
		select p.proname as "name" from pg_proc p
		where p.pronamespace = current_schema()::regnamespace and starts_with(p.proname, ${prefix})
			and not exists (select 1 from pg_trigger t where t.tgfoid = p.oid)
	`.execute(db);
	return rows.map(({ name }) => name);
}

async function dropTriggers(trx: Transaction<Database>, triggers: readonly Present[]): Promise<void> {
	for (const { name, table } of triggers) {
		await (isPostgres(trx)
			? sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`
			: sql`drop trigger ${sql.id(name)}`
		).execute(trx);
		if (isPostgres(trx)) await sql`drop function ${sql.id(name)}()`.execute(trx);
	}
}
