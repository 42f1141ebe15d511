import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** What became of each link of each published record, and who checks them at present. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("link_checks")
		.addColumn("id", ...key(db))
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("href", "text", (column) => column.notNull())
		.addColumn("words", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("checked_at", "text")
		.addColumn("fault", "text")
		.addColumn("failed_since", "text")
		.addColumn("broken_at", "text")
		.addColumn("left_at", "text")
		.addColumn("left_by", "text")
		.addUniqueConstraint("link_checks_link", ["type", "record_id", "href"])
		.execute();
	for (const column of ["due_at", "broken_at"])
		await db.schema.createIndex(`link_checks_${column}`).on("link_checks").column(column).execute();
	await db.schema
		.createTable("link_check_runs")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("lease_until", "text", (column) => column.notNull())
		.addColumn("collected_at", "text")
		.execute();
}
