import { type Kysely, sql } from "kysely";
import { bytes, isPostgres, key, unlogged } from "#src/db/migrations/dialect.ts";

/** What processes of the server tell each other and find, jobs, the audit log, and the sums of rows. */
export async function createOperation(db: Kysely<unknown>) {
	await db.schema
		.createTable("counters")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "integer", (column) => column.notNull())
		.execute();

	// What each row was when it was written last. Its triggers are made when all migrations are done.
	const rowSums = db.schema
		.createTable("row_sums")
		.addColumn("table_name", "text", (column) => column.notNull())
		.addColumn("row_key", "text", (column) => column.notNull())
		.addColumn("sum", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("row_sums_key", ["table_name", "row_key"]);
	await (isPostgres(db) ? rowSums : rowSums.modifyEnd(sql`without rowid`)).execute();

	await db.schema
		.createTable("audit_log")
		.addColumn("id", ...key(db))
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("actor", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull())
		.addColumn("subject_kind", "text", (column) => column.notNull())
		.addColumn("subject_id", "integer", (column) => column.notNull())
		.addColumn("before", "text")
		.addColumn("after", "text")
		.addColumn("member_id", "integer")
		.addColumn("batch_id", "integer")
		.addColumn("undoes", "integer")
		.execute();
	await db.schema
		.createIndex("audit_log_subject")
		.on("audit_log")
		.columns(["subject_kind", "subject_id", "id"])
		.execute();
	await db.schema.createIndex("audit_log_undoes").on("audit_log").column("undoes").execute();

	// What the clock showed last, so that one that jumps erases nothing.
	await db.schema
		.createTable("clock_sightings")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addColumn("erases_from", "text", (column) => column.notNull())
		.execute();

	// Which process does what only one may do at a time.
	await db.schema
		.createTable("leases")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("ends_at", "bigint", (column) => column.notNull())
		.execute();

	// Times of jobs are milliseconds by the database’s clock, like those of leases.
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

	// Where several processes count together.
	await sql`
		create ${unlogged(db)} table rate_windows (key text primary key, used integer not null, ends_at bigint not null)
	`.execute(db);
	await db.schema.createIndex("rate_windows_ends").on("rate_windows").column("ends_at").execute();

	// Files of builds, for processes of other builds.
	await sql`
		create table build_files (address text primary key, content ${bytes(db)} not null, seen_at text not null)
	`.execute(db);
}
