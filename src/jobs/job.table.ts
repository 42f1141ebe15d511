import type { Generated } from "kysely";

export type JobState = "queued" | "running" | "done" | "dead";

/** What is done in the background. Times are milliseconds since 1970, by the database's clock. */
export type JobsTable = {
	id: Generated<number>;
	kind: string;
	/** There is one job at most with this key that is not over; null for a job that there may be many of. */
	unique_key: string | null;
	/** JSON, as its kind takes it. */
	payload: string;
	/** Of a periodic job, how long after a run the next one begins; null for one that is done once. */
	every_ms: number | null;
	state: JobState;
	run_at: number;
	/** Runs that were begun since the last one that succeeded. */
	attempts: number;
	/** Why the last run failed, in words; null once one has succeeded. */
	last_error: string | null;
	/** The process that runs it; see `ownHolder`. */
	holder: string | null;
	/** Until when that process has it, unless it renews. */
	lease_until: number | null;
	progress_done: number | null;
	progress_total: number | null;
	created_at: number;
	started_at: number | null;
	ended_at: number | null;
};

/** How a run ended: `lost` when its process did, `stopped` when it was asked to. */
export type RunOutcome = "done" | "failed" | "lost" | "stopped";

/** Runs that have done something or failed; times as of jobs. */
export type JobRunsTable = {
	id: Generated<number>;
	job_id: number;
	started_at: number;
	ended_at: number;
	outcome: RunOutcome;
	/** What was done, or why it failed. */
	words: string | null;
};
