import type { Kysely } from "kysely";

/** Adds the process that works on a run, so that another one on the same machine knows when it has ended. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("backup_runs").addColumn("holder", "text").execute();
}
