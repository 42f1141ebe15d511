import { type Kysely, sql } from "kysely";

/** Mails about applications are counted in the same table as those about drafts. */
export async function up(db: Kysely<unknown>) {
	await sql`alter table draft_link_counts rename to mail_counts`.execute(db);
}
