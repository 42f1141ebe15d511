import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

type Fees = { fees: { id: number; paid_at: string | null; paid_on: string | null; compared_at: string | null } };

/** The day on which a fee was paid, when it was compared with the provider, and what such comparisons have found. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("fees").addColumn("paid_on", "text").execute();
	await db.schema.alterTable("fees").addColumn("compared_at", "text").execute();
	const fees = db as Kysely<Fees>;
	for (const { id, paid_at } of await fees.selectFrom("fees").selectAll().where("paid_at", "is not", null).execute())
		if (paid_at)
			await fees
				.updateTable("fees")
				.set({ paid_on: dayAtSchool(paid_at), compared_at: paid_at })
				.where("id", "=", id)
				.execute();
	await db.schema.createIndex("fees_state").on("fees").columns(["state", "id"]).execute();
	await db.schema.createIndex("fees_paid_on").on("fees").columns(["paid_on", "id"]).execute();
	await db.schema.createIndex("fees_compared").on("fees").column("compared_at").execute();
	await db.schema.createIndex("fees_reference").on("fees").column("reference").execute();
	await db.schema
		.createTable("money_findings")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.references("fees.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("amount", "integer")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("money_findings_subject", ["kind", "subject"])
		.execute();
	await db.schema.createIndex("money_findings_fee").on("money_findings").column("fee_id").execute();
}

/** India is 5 h 30 min ahead of UTC. */
function dayAtSchool(moment: string): string {
	return new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
