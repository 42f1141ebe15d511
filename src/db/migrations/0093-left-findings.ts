import type { Kysely } from "kysely";

/** Since when a finding of the money desk is left as it is; null while it is shown. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("money_findings").addColumn("left_at", "text").execute();
}
