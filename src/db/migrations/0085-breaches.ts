import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Breaches of personal data: what happened, who is affected and how they were told, and what was reported. */
export async function up(db: Kysely<unknown>) {
	const text = (table: ReturnType<typeof db.schema.createTable>, ...names: string[]) =>
		names.reduce((one, name) => one.addColumn(name, "text", (column) => column.notNull().defaultTo("")), table);
	await text(
		db.schema
			.createTable("breaches")
			.addColumn("id", ...key(db))
			.addColumn("state", "text", (column) => column.notNull())
			.addColumn("noticed_at", "text", (column) => column.notNull())
			.addColumn("version", "integer", (column) => column.notNull())
			.addColumn("created_at", "text", (column) => column.notNull())
			.addColumn("sending_since", "text")
			.addColumn("closed_at", "text"),
		...["title", "happened", "data", "period", "place", "cause", "consequences", "measures", "advice", "contact"],
		...["remedies", "in_tamil", "in_hindi", "summary"],
	).execute();
	await db.schema
		.createTable("breach_selections")
		.addColumn("id", ...key(db))
		.addColumn("breach_id", "integer", (column) => column.notNull().references("breaches.id").onDelete("cascade"))
		.addColumn("words", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("breach_people")
		.addColumn("id", ...key(db))
		.addColumn("breach_id", "integer", (column) => column.notNull().references("breaches.id").onDelete("cascade"))
		.addColumn("selection_id", "integer", (column) =>
			column.notNull().references("breach_selections.id").onDelete("cascade"),
		)
		.addColumn("person_key", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text")
		.addColumn("phone", "text", (column) => column.notNull())
		.addColumn("language", "text")
		.addColumn("told_at", "text")
		.addColumn("outbox_id", "integer")
		.addColumn("told_how", "text")
		.addColumn("told_by", "text")
		.addUniqueConstraint("breach_people_once", ["breach_id", "person_key"])
		.execute();
	await db.schema.createIndex("breach_people_selection").on("breach_people").column("selection_id").execute();
	await db.schema
		.createTable("breach_reports")
		.addColumn("id", ...key(db))
		.addColumn("breach_id", "integer", (column) => column.notNull().references("breaches.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("made_at", "text", (column) => column.notNull())
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("breach_reports_once", ["breach_id", "kind"])
		.execute();
}
