import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
	for (const name of ["order_key", "checking_until"])
		await db.schema.alterTable("fees").addColumn(name, "text").execute();
	for (const name of ["word", "word_at"]) await db.schema.alterTable("fee_payments").addColumn(name, "text").execute();
}
