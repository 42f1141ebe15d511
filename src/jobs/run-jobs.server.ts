import { hostname } from "node:os";
import type { Db } from "#src/db/connect.server.ts";
import { claimJob, endJob, type Job, readDueJobs, renewJob, writeProgress } from "./claim-job.server.ts";
import { ensurePeriodicJob } from "./enqueue-job.server.ts";
import type { JobKind } from "./job-kind.ts";
import { ownHolder } from "./process-holder.server.ts";
import { createWakeUp } from "./wake-up.ts";

type Running = {
	log: Record<"warn" | "error", (fields: object, text: string) => void>;
	/** Called before each run. */
	prepare?: () => Promise<unknown>;
	/** Interval at which the table is read for what other processes have queued; milliseconds. */
	pollMs?: number;
	/** Time without a sign of life after which a process is considered dead, if nothing else tells. */
	leaseMs?: number;
};

export type JobRunner = {
	/** Looks at once for what is to be done, since these tables were written. */
	wake: (tables: ReadonlySet<string>) => void;
	/** Begins nothing any more, asks what runs to end, and waits for it. */
	stop: () => Promise<void>;
};

const maxSummaryLength = 500;

/**
 * Does the jobs of these kinds. Any number of processes may do so: each job is held by one at a time, by a lease that
 * ends by the database's clock, or at once where its process has certainly ended. A process does one job of a kind at
 * a time. Periodic jobs run first when the runner starts.
 */
export function runJobs(db: Db, kinds: readonly JobKind[], running: Running): JobRunner {
	const { log, prepare = async () => {}, pollMs = 1000, leaseMs = 60_000 } = running;
	const byName = new Map(kinds.map((kind) => [kind.name, kind]));
	const holder = ownHolder();
	const stopping = new AbortController();
	const busy = new Map<string, Promise<void>>();
	/** Time at which each kind was looked at last. */
	const looks = new Map<string, number>();
	const wakeUp = createWakeUp();
	const watchedTables = new Set(["jobs", ...kinds.flatMap(({ period }) => period?.watches ?? [])]);
	const loop = run();

	async function run() {
		let ready = false;
		let lookedAt = Number.NEGATIVE_INFINITY;
		while (!stopping.signal.aborted) {
			const isTime = performance.now() - lookedAt >= pollMs;
			if (isTime) lookedAt = performance.now();
			const reasons = wakeUp.take();
			const woken = isTime ? undefined : reasons;
			try {
				if (!ready) {
					for (const { name, period } of kinds)
						if (period) await ensurePeriodicJob(db, { kind: name, key: keyOf(name, period), everyMs: period.everyMs });
					ready = true;
				}
				await look(woken);
			} catch (error) {
				log.error({ err: error }, "job polling failed");
			}
			await wakeUp.wait(Math.max(0, lookedAt + pollMs - performance.now()));
		}
	}

	/** @param woken the tables that were written; undefined when it is simply time */
	async function look(woken: ReadonlySet<string> | undefined) {
		const free = kinds.filter((kind) => !busy.has(kind.name) && isLookedAt(kind, woken));
		const names = free.map(({ name }) => name);
		const due = await readDueJobs(db, names, holder);
		for (const job of due) {
			const kind = byName.get(job.kind);
			if (!kind || busy.has(job.kind) || stopping.signal.aborted) continue;
			if (job.every_ms !== null && (!kind.period || job.unique_key !== keyOf(kind.name, kind.period))) continue;
			const turn = runTurn(kind, job)
				.catch((error) => log.error({ err: error, job: kind.name }, "job could not be started or finished"))
				.finally(() => busy.delete(kind.name));
			busy.set(kind.name, turn);
		}
	}

	/** Each look asks the database: when its time has come, or when something that it watches was written. */
	function isLookedAt({ name, period }: JobKind, woken: ReadonlySet<string> | undefined): boolean {
		if (!period?.look || period.watches?.some((table) => woken?.has(table))) return true;
		return !woken && performance.now() - (looks.get(name) ?? Number.NEGATIVE_INFINITY) >= period.everyMs - pollMs / 2;
	}

	async function runTurn(kind: JobKind, due: Job) {
		// Failed jobs run again even if there is nothing left to do: then nothing is wrong.
		if (kind.period?.look && due.last_error === null) {
			looks.set(kind.name, performance.now());
			if (!(await kind.period.look())) return;
		}
		const job = await claimJob(db, due, { holder, leaseMs });
		if (!job) return;
		await doJob(kind, job);
		// Another one of its kind may wait.
		if (!kind.period) wakeUp.wake(new Set(["jobs"]));
	}

	async function doJob(kind: JobKind, job: Job) {
		const lease = heldLease(job);
		const signal = AbortSignal.any([stopping.signal, lease.lost]);
		try {
			if (!kind.period && job.attempts > kind.maxAttempts) throw new Error(killing);
			await prepare();
			const payload = kind.payload.parse(JSON.parse(job.payload)) as never;
			const summary = await kind.run(payload, { jobId: job.id, signal, progress: progressOf(job) });
			await endJob(db, job, {
				outcome: "done",
				summary: summary?.slice(0, maxSummaryLength),
				next: kind.period ? { afterMs: kind.period.everyMs } : "over",
			});
		} catch (error) {
			if (signal.aborted)
				return await endJob(db, job, { outcome: "stopped", summary: undefined, next: { afterMs: 0 } });
			const summary = messageOf(error);
			log.error({ err: error, job: kind.name, attempt: job.attempts }, "job failed");
			const over = !kind.period && job.attempts >= kind.maxAttempts;
			await endJob(db, job, {
				outcome: "failed",
				summary,
				next: over ? "dead" : { afterMs: pauseAfter(job.attempts, kind.period?.everyMs) },
			});
		} finally {
			lease.release();
		}
	}

	/** Renewed for as long as the job takes; `lost` when another process has it, or no one knows. */
	function heldLease({ id, kind }: Job) {
		const lostLock = new AbortController();
		let expiry = setTimeout(() => lostLock.abort(), leaseMs);
		const timer = setInterval(async () => {
			const sentAt = performance.now();
			const renewed = await renewJob(db, id, { holder, leaseMs }).catch(() => undefined);
			if (renewed === false) {
				log.warn({ job: kind }, "job taken over by another process");
				lostLock.abort();
			}
			if (!renewed) return;
			clearTimeout(expiry);
			expiry = setTimeout(() => lostLock.abort(), leaseMs - (performance.now() - sentAt));
		}, leaseMs / 4);
		return {
			lost: lostLock.signal,
			release() {
				clearInterval(timer);
				clearTimeout(expiry);
			},
		};
	}

	function progressOf(job: Job) {
		let last = Number.NEGATIVE_INFINITY;
		return async (done: number, total: number) => {
			if (performance.now() - last < 1000) return;
			last = performance.now();
			await writeProgress(db, job, done, total);
		};
	}

	return {
		wake(tables) {
			const reasons = [...tables].filter((table) => watchedTables.has(table));
			if (reasons.length > 0) wakeUp.wake(new Set(reasons));
		},
		async stop() {
			stopping.abort();
			wakeUp.wake(new Set());
			await loop;
			await Promise.all(busy.values());
		},
	};
}

const killing = "The process running it stopped each time before it finished.";

/** Returns the key under which a periodic job exists once. */
function keyOf(kind: string, { onEachMachine = false }: { onEachMachine?: boolean }): string {
	return onEachMachine ? `${kind} on ${hostname()}` : kind;
}

/**
 * Returns the pause before a failed job is tried again, ever longer; a periodic job follows soon, because others may be
 * waiting for it.
 */
function pauseAfter(attempts: number, everyMs: number | undefined): number {
	if (everyMs !== undefined) return Math.max(everyMs, Math.min(15_000, 500 * 2 ** attempts));
	return Math.min(3_600_000, 10_000 * 4 ** (attempts - 1));
}

function messageOf(error: unknown): string {
	const message = error instanceof Error ? error.message || error.name : String(error);
	return message.slice(0, maxSummaryLength);
}
