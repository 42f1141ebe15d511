import { type Kysely, sql } from "kysely";
import { bytes, isPostgres, key, unloggedKeyword } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for messages and discoveries between processes of the server, jobs, the audit log, and the
 * checksums of rows.
 */
export async function createOperation(db: Kysely<unknown>) {
	await db.schema
		.createTable("counters")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "integer", (column) => column.notNull())
		.execute();

	// Checksum of each row as it was last written, by triggers, which are made when all migrations are done.
	const rowSums = db.schema
		.createTable("row_sums")
		.addColumn("table_name", "text", (column) => column.notNull())
		.addColumn("row_key", "text", (column) => column.notNull()) // The values of its primary key, separated by spaces.
		// 16 hexadecimal digits, computed by the engine; other engines compute others.
		.addColumn("sum", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("row_sums_key", ["table_name", "row_key"]);
	await (isPostgres(db) ? rowSums : rowSums.modifyEnd(sql`without rowid`)).execute();

	// Acts on records, in the order in which they happened. Rows are never changed; they are deleted only with an erased
	// record.
	await db.schema
		.createTable("audit_log")
		.addColumn("id", ...key(db))
		.addColumn("at", "text", (column) => column.notNull())
		// Name of a member, "applicant", or "operator" at the server's command line.
		.addColumn("actor", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull()) // Such as "document-sent".
		.addColumn("subject_kind", "text", (column) => column.notNull())
		.addColumn("subject_id", "integer", (column) => column.notNull())
		.addColumn("before", "text") // JSON of what the act changed; null where there was nothing.
		.addColumn("after", "text")
		.addColumn("member_id", "integer") // Null for everyone other than a member.
		.addColumn("batch_id", "integer") // The batch that it was a part of.
		.addColumn("undoes", "integer") // The act that it has undone.
		.execute();
	await db.schema
		.createIndex("audit_log_subject")
		.on("audit_log")
		.columns(["subject_kind", "subject_id", "id"])
		.execute();
	await db.schema.createIndex("audit_log_undoes").on("audit_log").column("undoes").execute();

	// Last time the clock showed, in one row, so that a clock that jumps erases nothing.
	await db.schema
		.createTable("clock_sightings")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("seen_at", "text", (column) => column.notNull())
		// Time from which records may be erased again; later than `seen_at` after a jump.
		.addColumn("erases_from", "text", (column) => column.notNull())
		.execute();

	// Processes that do what only one may do at a time.
	await db.schema
		.createTable("leases")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("ends_at", "bigint", (column) => column.notNull())
		.execute();

	// Background jobs. Times are milliseconds by the database’s clock, like those of leases.
	await db.schema
		.createTable("jobs")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		// Key that at most one unfinished job has; null for a kind of job that may have many.
		.addColumn("unique_key", "text", (column) => column.unique())
		.addColumn("payload", "text", (column) => column.notNull()) // JSON, as its kind takes it.
		// Pause between a run of a periodic job and the next one; null for a job that is done once.
		.addColumn("every_ms", "bigint")
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("run_at", "bigint", (column) => column.notNull())
		// Runs that were begun since the last one that succeeded.
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("last_error", "text") // Error of the last run as a text; null once one has succeeded.
		.addColumn("holder", "text") // The process that runs it; see `ownHolder`.
		.addColumn("lease_until", "bigint") // End of that process's lease, unless it renews.
		.addColumn("progress_done", "integer")
		.addColumn("progress_total", "integer")
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("started_at", "bigint")
		.addColumn("ended_at", "bigint")
		.execute();
	await db.schema.createIndex("jobs_by_state").on("jobs").columns(["state", "run_at"]).execute();

	// Runs that have done something or failed; times as of jobs.
	await db.schema
		.createTable("job_runs")
		.addColumn("id", ...key(db))
		.addColumn("job_id", "integer", (column) => column.notNull().references("jobs.id").onDelete("cascade"))
		.addColumn("started_at", "bigint", (column) => column.notNull())
		.addColumn("ended_at", "bigint", (column) => column.notNull())
		.addColumn("outcome", "text", (column) => column.notNull())
		.addColumn("words", "text") // Summary of what was done, or why it failed.
		.execute();
	await db.schema.createIndex("job_runs_by_job").on("job_runs").column("job_id").execute();
	await db.schema.createIndex("job_runs_by_end").on("job_runs").column("ended_at").execute();

	// Last result of each probe.
	await db.schema
		.createTable("health_findings")
		.addColumn("name", "text", (column) => column.notNull())
		// The machine, of what each machine has; empty for what the school has once.
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("sentence", "text", (column) => column.notNull())
		.addColumn("todo", "text")
		.addColumn("since", "text", (column) => column.notNull()) // Time from which it has had this state.
		.addColumn("checked_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("health_findings_key", ["name", "place"])
		.execute();

	// Mails to the operator that were sent last.
	await db.schema
		.createTable("operator_mails")
		.addColumn("kind", "text", (column) => column.primaryKey())
		.addColumn("day", "text", (column) => column.notNull())
		.execute();

	// Failures that visitors met; one row for failures that are alike.
	await db.schema
		.createTable("failures")
		.addColumn("id", ...key(db))
		.addColumn("fingerprint", "text", (column) => column.notNull().unique()) // Hash of kind, place, name and frame.
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull()) // The pattern of the route: `/news-details/:slug`.
		.addColumn("name", "text", (column) => column.notNull()) // Name and code of the error, never its message.
		// The first frame of the product's own code; empty where there is none.
		.addColumn("frame", "text", (column) => column.notNull())
		.addColumn("release", "text", (column) => column.notNull()) // Release of the product in which it happened last.
		.addColumn("incident", "text") // The number that the last visitor saw; null for failures in browsers.
		.addColumn("standing", "text", (column) => column.notNull())
		.addColumn("first_at", "text", (column) => column.notNull())
		.addColumn("last_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("failures_by_time").on("failures").column("last_at").execute();

	// Number of times on a day at the school.
	await db.schema
		.createTable("failure_days")
		.addColumn("failure_id", "integer", (column) => column.notNull().references("failures.id").onDelete("cascade"))
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("failure_days_key", ["failure_id", "day"])
		.execute();

	// Requests of one connection to one route, whose keyed hash is the key, in a span of time that began with the first:
	// several processes count together. It ends at milliseconds by the database’s clock.
	await sql`
		create ${unloggedKeyword(db)} table rate_windows (key text primary key, used integer not null, ends_at bigint not null)
	`.execute(db);
	await db.schema.createIndex("rate_windows_ends").on("rate_windows").column("ends_at").execute();

	// Files of builds whose names contain a hash, for processes of other builds, by address (`/static/js/page-Bc12.js`);
	// filled only on PostgreSQL. Seen when a process that has the file started last.
	await sql`
		create table build_files (address text primary key, content ${bytes(db)} not null, seen_at text not null)
	`.execute(db);
}
