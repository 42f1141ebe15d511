import type { Kysely } from "kysely";

/** Where the receipt goes besides the applicant, as whoever pays by a payer link has asked. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("access_tokens").addColumn("receipt_email", "text").execute();
}
