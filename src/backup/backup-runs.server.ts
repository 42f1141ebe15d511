import type { Selectable } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

type Kind = Database["backup_runs"]["kind"];
type Ended = Pick<Selectable<Database["backup_runs"]>, "name" | "files" | "bytes" | "problem">;
type Outcome = { name: string | null; files: number; bytes: number; problem: string | null };

const leaseMs = 15 * 60_000;
const renewMs = 60_000;

/** Another process makes a backup at present. */
export class BackupRunningError extends Error {
	override name = "BackupRunningError";
	constructor() {
		super("Another backup or verification is running.");
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

async function begin(db: Db, kind: Kind, now: Date): Promise<number> {
	const started_at = now.toISOString();
	await db
		.updateTable("backup_runs")
		.set({ finished_at: started_at, problem: "It was cut short." })
		.where("kind", "=", kind)
		.where("finished_at", "is", null)
		.where("lease_until", "<", started_at)
		.execute();
	const lease_until = new Date(now.getTime() + leaseMs).toISOString();
	const startedBackupRun = await db
		.insertInto("backup_runs")
		.values({ kind, started_at, lease_until })
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!startedBackupRun) throw new BackupRunningError();
	return startedBackupRun.id;
}

async function end(db: Db, id: number, { name, files, bytes, problem }: Ended, now: Date): Promise<void> {
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

/** What is known of the runs of a kind; undefined for what never was. */
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
	return {
		first: await endedQuery.orderBy("id").executeTakeFirst(),
		last: await endedQuery.orderBy("id", "desc").executeTakeFirst(),
		lastGood: await endedQuery.where("problem", "is", null).orderBy("id", "desc").executeTakeFirst(),
		running:
			(await runs.where("lease_until", ">", now.toISOString()).where("finished_at", "is", null).executeTakeFirst()) !==
			undefined,
	};
}
