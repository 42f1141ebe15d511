import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { isPostgres, readSummedTables, type SummedTable } from "./summed-tables.server.ts";
import { keyOf, postgresSum, postgresTriggers, prefix, sqliteSum, sqliteTriggers } from "./triggers.server.ts";

/**
 * Lets the database write a sum of each row beside it, in the transaction that writes the row, so that a row which has
 * changed without being written is found. Does nothing where the triggers are as they should be.
 */
export async function installRowSums(db: Kysely<Database>): Promise<void> {
	const tables = await readSummedTables(db);
	const wanted = tables.flatMap(isPostgres(db) ? postgresTriggers : sqliteTriggers);
	const areThere = async (at: Kysely<Database>) => {
		const names = new Set((await readTriggers(at)).map(({ name }) => name));
		return names.size === wanted.length && wanted.every(({ name }) => names.has(name));
	};
	if (await areThere(db)) return;
	await db.transaction().execute(async (trx) => {
		// On SQLite the transaction alone excludes others.
		if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext('row_sums'))`.execute(trx);
		if (await areThere(trx)) return;
		await dropTriggers(trx);
		for (const { statements } of wanted) for (const statement of statements) await sql.raw(statement).execute(trx);
		await sumAll(trx, tables);
	});
}

/** Removes the triggers: tables may be changed then, and `installRowSums` must follow. */
export async function removeRowSums(db: Kysely<Database>): Promise<void> {
	if ((await readTriggers(db)).length > 0) await db.transaction().execute(dropTriggers);
}

/** Sums every row as it is now. */
export async function recomputeRowSums(db: Kysely<Database>): Promise<void> {
	await db.transaction().execute(async (trx) => sumAll(trx, await readSummedTables(trx)));
}

async function sumAll(trx: Transaction<Database>, tables: SummedTable[]): Promise<void> {
	await sql`delete from row_sums`.execute(trx);
	for (const table of tables) {
		const sum = isPostgres(trx) ? postgresSum("r") : sqliteSum(table, "r");
		await sql`
			insert into row_sums (table_name, row_key, sum)
			select ${sql.lit(table.name)}, ${sql.raw(keyOf(table, "r"))}, ${sql.raw(sum)} from ${sql.table(table.name)} as r
		`.execute(trx);
	}
}

async function readTriggers(db: Kysely<Database>): Promise<{ name: string; table: string }[]> {
	const { rows } = await (isPostgres(db)
		? sql<{ name: string; table: string }>`
				select t.tgname as "name", c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
				where c.relnamespace = current_schema()::regnamespace and starts_with(t.tgname, ${prefix})
			`
		: sql<{ name: string; table: string }>`
				select name, tbl_name as "table" from sqlite_schema
				where type = 'trigger' and substr(name, 1, ${prefix.length}) = ${prefix}
			`
	).execute(db);
	return rows;
}

async function dropTriggers(trx: Transaction<Database>): Promise<void> {
	for (const { name, table } of await readTriggers(trx)) {
		await (isPostgres(trx)
			? sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`
			: sql`drop trigger ${sql.id(name)}`
		).execute(trx);
		if (isPostgres(trx)) await sql`drop function ${sql.id(name)}()`.execute(trx);
	}
}
