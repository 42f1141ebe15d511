import type { Selectable } from "kysely";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { describeHolder, hasEnded, ownHolder } from "#src/jobs/process-holder.server.ts";

type Kind = Database["backup_runs"]["kind"];
type FinishedRun = Pick<Selectable<Database["backup_runs"]>, "name" | "files" | "bytes" | "problem">;
type OpenRun = Pick<Selectable<Database["backup_runs"]>, "id" | "kind" | "started_at" | "lease_until" | "holder">;
type Outcome = { name: string | null; files: number; bytes: number; problem: string | null };

/** Copying a large SQLite file holds the process up, so that it misses renewals. */
const leaseMs = 3 * 60_000;
const renewMs = 30_000;

const names = { backup: "backup", verification: "verification", rehearsal: "restore rehearsal" };

/** Another process does such a run at present. */
export class BackupRunningError extends Error {
	override name = "BackupRunningError";
	constructor({ kind, started_at, lease_until, holder }: Omit<OpenRun, "id">) {
		super(
			`Another ${names[kind]} is running${holder === null ? "" : ` (${describeHolder(holder)})`}. It started on ` +
				`${formatDateTime(new Date(started_at))}. If that process was killed, try again after ` +
				`${formatDateTime(new Date(lease_until))}.`,
		);
	}
}

/**
 * Does the work of a run, with how it ended recorded; one of each kind at a time, across processes.
 * @throws BackupRunningError; and what the work threw
 */
export async function recordRun<Result extends Outcome>(
	{ db, now }: { db: Db; now: () => Date },
	kind: Kind,
	work: () => Promise<Result>,
): Promise<Result> {
	const id = await begin(db, kind, now());
	const renewal = setInterval(() => {
		const lease_until = new Date(now().getTime() + leaseMs).toISOString();
		// A missed renewal is made up for by the next one.
		void db
			.updateTable("backup_runs")
			.set({ lease_until })
			.where("id", "=", id)
			.execute()
			.catch(() => {});
	}, renewMs);
	try {
		const result = await work();
		await end(db, id, result, now());
		return result;
	} catch (error) {
		const problem = error instanceof Error ? error.message : String(error);
		await end(db, id, { name: null, files: null, bytes: null, problem }, now());
		throw error;
	} finally {
		clearInterval(renewal);
	}
}

/** A run that was killed is over: at once where this is its machine, else when it has not renewed its lease. */
async function begin(db: Db, kind: Kind, now: Date): Promise<number> {
	const started_at = now.toISOString();
	const open = await openRuns(db, kind).executeTakeFirst();
	if (open && isLeft(open, now))
		await db
			.updateTable("backup_runs")
			.set({ finished_at: started_at, problem: "The run was interrupted." })
			.where("id", "=", open.id)
			.where("finished_at", "is", null)
			.execute();
	const lease_until = new Date(now.getTime() + leaseMs).toISOString();
	const holder = ownHolder();
	const startedRun = await db
		.insertInto("backup_runs")
		.values({ kind, started_at, lease_until, holder })
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (startedRun) return startedRun.id;
	throw new BackupRunningError(
		(await openRuns(db, kind).executeTakeFirst()) ?? { kind, started_at, lease_until, holder },
	);
}

/** One at most: an index allows no second one. */
function openRuns(db: Db, kind: Kind) {
	return db
		.selectFrom("backup_runs")
		.select(["id", "kind", "started_at", "lease_until", "holder"])
		.where("kind", "=", kind)
		.where("finished_at", "is", null);
}

function isLeft({ lease_until, holder }: Pick<OpenRun, "lease_until" | "holder">, now: Date): boolean {
	return lease_until < now.toISOString() || (holder !== null && hasEnded(holder));
}

async function end(db: Db, id: number, { name, files, bytes, problem }: FinishedRun, now: Date): Promise<void> {
	await db
		.updateTable("backup_runs")
		.set({ finished_at: now.toISOString(), name, files, bytes, problem })
		.where("id", "=", id)
		.execute();
}

/** A run that has ended; times are ISO 8601 in UTC. */
export type EndedRun = {
	startedAt: string;
	/** Null for a run that did not come to its end. */
	files: number | null;
	problem: string | null;
};

/** Known facts about the runs of a kind; undefined for what never happened. */
export type RunHistory = {
	first: EndedRun | undefined;
	last: EndedRun | undefined;
	lastGood: EndedRun | undefined;
	running: boolean;
};

export async function readRuns(db: Db, kind: Kind, now: Date): Promise<RunHistory> {
	const runs = db
		.selectFrom("backup_runs")
		.select(["started_at as startedAt", "files", "problem"])
		.where("kind", "=", kind);
	const endedQuery = runs.where("finished_at", "is not", null).limit(1);
	const open = await openRuns(db, kind).executeTakeFirst();
	return {
		first: await endedQuery.orderBy("id").executeTakeFirst(),
		last: await endedQuery.orderBy("id", "desc").executeTakeFirst(),
		lastGood: await endedQuery.where("problem", "is", null).orderBy("id", "desc").executeTakeFirst(),
		running: open !== undefined && !isLeft(open, now),
	};
}
