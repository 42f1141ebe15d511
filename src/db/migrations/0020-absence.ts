import type { Kysely } from "kysely";

/** Who is away and who stands in, which sentences of the morning a member has hidden, and how high rows are. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("members").addColumn("away_until", "text").execute();
	await db.schema.alterTable("members").addColumn("stand_in_id", "integer").execute();
	await db.schema
		.alterTable("members")
		.addColumn("high_rows", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.createTable("hidden_sentences")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("sentence", "text", (column) => column.notNull())
		.addColumn("hidden_on", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("hidden_sentences_key", ["member_id", "sentence"])
		.execute();
}
