import { type Kysely, type Selectable, sql } from "kysely";
import { databaseNow } from "#src/db/database-clock.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { JobState } from "./job-state.ts";

/** A job as staff see it. Times are ISO 8601 in UTC. */
export type JobView = {
	id: number;
	kind: string;
	payload: unknown;
	isPeriodic: boolean;
	/** The machine, of a job that each machine has. */
	machine: string | null;
	state: JobState;
	/** No one has begun it for a minute since it was due: no process does this kind. */
	late: boolean;
	runAt: string;
	startedAt: string | null;
	endedAt: string | null;
	attempts: number;
	lastError: string | null;
	progress: { done: number; total: number } | null;
};

/** A run that is over. */
export type RunView = Pick<Selectable<Database["job_runs"]>, "id" | "outcome" | "summary"> & {
	kind: string;
	startedAt: string;
	endedAt: string;
};

const lateMs = 60_000;

/** Every job that is not over and those that are dead, failed ones first, then those that run, then by their time. */
export async function listJobs(db: Kysely<Database>): Promise<JobView[]> {
	const rows = await db
		.selectFrom("jobs")
		.selectAll()
		.select(sql<number>`${databaseNow(db)}`.as("now"))
		.where("state", "!=", "done")
		.orderBy((row) =>
			row
				.case()
				.when("state", "=", "dead")
				.then(0)
				.when("last_error", "is not", null)
				.then(1)
				.when("state", "=", "running")
				.then(2)
				.else(3)
				.end(),
		)
		.orderBy("run_at")
		.orderBy("id")
		.limit(500)
		.execute();
	return rows.map((row) => jobView(row, Number(row.now)));
}

/** The last runs that have done something or failed, newest first. */
export async function listRuns(db: Kysely<Database>, limit: number): Promise<RunView[]> {
	const rows = await db
		.selectFrom("job_runs")
		.innerJoin("jobs", "jobs.id", "job_runs.job_id")
		.select(["job_runs.id", "kind", "outcome", "summary", "job_runs.started_at", "job_runs.ended_at"])
		.orderBy("job_runs.ended_at", "desc")
		.orderBy("job_runs.id", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ started_at, ended_at, ...row }) => ({
		...row,
		startedAt: moment(started_at),
		endedAt: moment(ended_at),
	}));
}

/** Counts jobs that are dead, or have failed three times and wait for their next attempt. */
export async function countFailedJobs(db: Kysely<Database>): Promise<number> {
	const { count } = await db
		.selectFrom("jobs")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("last_error", "is not", null)
		.where(({ eb, or }) => or([eb("state", "=", "dead"), eb("attempts", ">=", 3)]))
		.where("state", "!=", "done")
		.executeTakeFirstOrThrow();
	return Number(count);
}

function jobView(row: Selectable<Database["jobs"]>, now: number): JobView {
	const prefix = `${row.kind} on `;
	return {
		id: row.id,
		kind: row.kind,
		payload: JSON.parse(row.payload),
		isPeriodic: row.every_ms !== null,
		machine: row.unique_key?.startsWith(prefix) ? row.unique_key.slice(prefix.length) : null,
		state: row.state,
		late: row.state === "queued" && Number(row.run_at) + lateMs + Number(row.every_ms ?? 0) < now,
		runAt: moment(row.run_at),
		startedAt: row.started_at === null ? null : moment(row.started_at),
		endedAt: row.ended_at === null ? null : moment(row.ended_at),
		attempts: row.attempts,
		lastError: row.last_error,
		progress:
			row.progress_done === null || row.progress_total === null
				? null
				: { done: row.progress_done, total: row.progress_total },
	};
}

function moment(ms: number): string {
	return new Date(Number(ms)).toISOString();
}
