import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { databaseNow } from "#src/db/database-clock.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { RunOutcome } from "./job-state.ts";
import { hasEnded } from "./process-holder.server.ts";

export type Job = Selectable<Database["jobs"]>;

/** A job that is due, or that runs; `expired` by the database's clock. */
type Candidate = Job & { expired: boolean };

/**
 * Reads jobs that may be begun now, the longest due first: what is queued, and what a process has left undone.
 * @param kinds those of which the asking process is doing no job
 * @param own its holder
 */
export async function readDueJobs(db: Db, kinds: readonly string[], own: string): Promise<Job[]> {
	if (kinds.length === 0) return [];
	const now = databaseNow(db);
	const rows: Candidate[] = await db
		.selectFrom("jobs")
		.selectAll()
		.select(sql<boolean>`coalesce(lease_until < ${now}, false)`.as("expired"))
		.where("kind", "in", kinds)
		.where(({ and, eb, or }) =>
			or([eb("state", "=", "running"), and([eb("state", "=", "queued"), eb("run_at", "<=", now)])]),
		)
		.orderBy("run_at")
		.orderBy("id")
		.limit(200)
		.execute();
	return rows.filter((row) => row.state === "queued" || row.expired || isLeft(row, own));
}

/** Tells whether no one does it, whatever its lease says. */
function isLeft({ holder }: Job, own: string): boolean {
	return holder === null || holder === own || hasEnded(holder);
}

export type Claim = { holder: string; leaseMs: number };

/**
 * Takes a job that `readDueJobs` has given. What its last process has left undone is written down as lost.
 * @returns undefined when another process was faster
 */
export function claimJob(db: Db, due: Job, { holder, leaseMs }: Claim): Promise<Job | undefined> {
	const now = databaseNow(db);
	return db.transaction().execute(async (trx) => {
		const claimedJob = await trx
			.updateTable("jobs")
			.set({
				state: "running",
				holder,
				lease_until: sql`${now} + ${sql.lit(leaseMs)}`,
				attempts: due.attempts + 1,
				started_at: now,
				progress_done: null,
				progress_total: null,
			})
			.where("id", "=", due.id)
			.where("state", "=", due.state)
			.where("attempts", "=", due.attempts)
			.where("holder", due.holder === null ? "is" : "=", due.holder)
			.where((row) => (due.state === "queued" || isLeft(due, holder) ? row.lit(true) : row("lease_until", "<", now)))
			.returningAll()
			.executeTakeFirst();
		if (claimedJob && due.state === "running")
			await addRun(trx, due, "lost", "The process running it stopped before it finished.");
		return claimedJob;
	});
}

/** @returns false when another process has it by now */
export async function renewJob(db: Db, id: number, { holder, leaseMs }: Claim): Promise<boolean> {
	return hasChanged(
		await updateHeld(db, id, holder)
			.set({ lease_until: sql`${databaseNow(db)} + ${sql.lit(leaseMs)}` })
			.executeTakeFirst(),
	);
}

export async function writeProgress(db: Db, { id, holder }: Job, done: number, total: number): Promise<void> {
	await updateHeld(db, id, holder ?? "")
		.set({ progress_done: done, progress_total: total })
		.execute();
}

/** Outcome of a run, and what follows: over, or again after a pause, in milliseconds. */
export type Ending = { outcome: RunOutcome; summary: string | undefined; next: "over" | "dead" | { afterMs: number } };

/** Writes down how a run ended, and gives the job back. @returns false when another process has it by now */
export function endJob(db: Db, job: Job, { outcome, summary, next }: Ending): Promise<boolean> {
	const now = databaseNow(db);
	const free = { holder: null, lease_until: null, ended_at: now };
	const after =
		typeof next === "string"
			? { state: next === "over" ? ("done" as const) : ("dead" as const), unique_key: null }
			: { state: "queued" as const, run_at: sql<number>`${now} + ${sql.lit(next.afterMs)}` };
	const attempts = { done: 0, stopped: job.attempts - 1, failed: job.attempts, lost: job.attempts }[outcome];
	const error = { done: null, stopped: job.last_error, failed: summary ?? null, lost: summary ?? null }[outcome];
	return db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await updateHeld(trx, job.id, job.holder ?? "")
			.set({ ...free, ...after, attempts, last_error: error })
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		if (summary !== undefined || outcome === "stopped" || job.every_ms === null)
			await addRun(trx, job, outcome, summary);
		return true;
	});
}

function updateHeld(db: Kysely<Database>, id: number, holder: string) {
	return db.updateTable("jobs").where("id", "=", id).where("holder", "=", holder);
}

function hasChanged({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
	return numUpdatedRows > 0n;
}

async function addRun(trx: Transaction<Database>, job: Job, outcome: RunOutcome, summary: string | undefined) {
	const now = databaseNow(trx);
	await trx
		.insertInto("job_runs")
		.values({ job_id: job.id, started_at: job.started_at ?? now, ended_at: now, outcome, summary: summary ?? null })
		.execute();
}
