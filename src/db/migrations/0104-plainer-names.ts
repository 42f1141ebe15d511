import { type Kysely, sql } from "kysely";

type Tables = { outbox: { template: string; data: string } };

/** Tables, columns and the data of queued emails have the names that the code uses. */
export async function up(db: Kysely<Tables>) {
	await db.schema.alterTable("status_words").renameTo("stage_messages").execute();
	await db.schema.alterTable("stage_messages").renameColumn("words", "messages").execute();
	await db.schema.alterTable("applications").renameColumn("lapse_told", "expiry_notified_for").execute();
	await db.schema.alterTable("job_runs").renameColumn("words", "summary").execute();
	await db.schema.alterTable("broken_links").renameColumn("words", "text").execute();
	// Quotation marks within a text of the data have a backslash, so only the key is meant.
	await db
		.updateTable("outbox")
		.set({ data: sql<string>`replace(data, '"said":', '"answer":')` })
		.where("template", "in", ["guardian-answered", "guardian-copy"])
		.execute();
}
