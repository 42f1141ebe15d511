import { type Kysely, sql } from "kysely";
import { isPostgres } from "./dialect.ts";

/** Sums of rows were written by triggers, on SQLite by a function that a process of this version doesn't have. */
export async function up(db: Kysely<unknown>) {
	if (isPostgres(db)) {
		const { rows } = await sql<{ name: string }>`
			select proname as "name" from pg_proc
			where pronamespace = current_schema()::regnamespace and starts_with(proname, 'row_sum_')
		`.execute(db);
		for (const { name } of rows) await sql`drop function ${sql.id(name)}() cascade`.execute(db);
	} else {
		const { rows } = await sql<{ name: string }>`
			select name from sqlite_schema where type = 'trigger' and substr(name, 1, 8) = 'row_sum_'
		`.execute(db);
		for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(db);
	}
	await db.schema.dropTable("row_sums").execute();
}
