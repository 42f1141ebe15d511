import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** What is done in the background, and how each run of it went. Times are milliseconds by the database's clock. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("jobs")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("unique_key", "text", (column) => column.unique())
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("every_ms", "bigint")
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("run_at", "bigint", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("last_error", "text")
		.addColumn("holder", "text")
		.addColumn("lease_until", "bigint")
		.addColumn("progress_done", "integer")
		.addColumn("progress_total", "integer")
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("started_at", "bigint")
		.addColumn("ended_at", "bigint")
		.execute();
	await db.schema.createIndex("jobs_by_state").on("jobs").columns(["state", "run_at"]).execute();
	await db.schema
		.createTable("job_runs")
		.addColumn("id", ...key(db))
		.addColumn("job_id", "integer", (column) => column.notNull().references("jobs.id").onDelete("cascade"))
		.addColumn("started_at", "bigint", (column) => column.notNull())
		.addColumn("ended_at", "bigint", (column) => column.notNull())
		.addColumn("outcome", "text", (column) => column.notNull())
		.addColumn("words", "text")
		.execute();
	await db.schema.createIndex("job_runs_by_job").on("job_runs").column("job_id").execute();
	await db.schema.createIndex("job_runs_by_end").on("job_runs").column("ended_at").execute();
}
