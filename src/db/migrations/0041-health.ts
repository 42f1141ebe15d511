import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** What probes have found, what failed for visitors, and which mails to the operator were sent. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("health_findings")
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("sentence", "text", (column) => column.notNull())
		.addColumn("todo", "text")
		.addColumn("since", "text", (column) => column.notNull())
		.addColumn("checked_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("health_findings_key", ["name", "place"])
		.execute();
	await db.schema
		.createTable("operator_mails")
		.addColumn("kind", "text", (column) => column.primaryKey())
		.addColumn("day", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("failures")
		.addColumn("id", ...key(db))
		.addColumn("fingerprint", "text", (column) => column.notNull().unique())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("frame", "text", (column) => column.notNull())
		.addColumn("release", "text", (column) => column.notNull())
		.addColumn("incident", "text")
		.addColumn("standing", "text", (column) => column.notNull())
		.addColumn("first_at", "text", (column) => column.notNull())
		.addColumn("last_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("failures_by_time").on("failures").column("last_at").execute();
	await db.schema
		.createTable("failure_days")
		.addColumn("failure_id", "integer", (column) => column.notNull().references("failures.id").onDelete("cascade"))
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("failure_days_key", ["failure_id", "day"])
		.execute();
}
