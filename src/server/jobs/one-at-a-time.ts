import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#src/db/connect.server.ts";
import { withLease } from "#src/db/leases/with-lease.server.ts";
import type { Job } from "./jobs.ts";

const againMs = 5000;

/**
 * A job that one process at a time runs, however many share the database. The others look again until it has ended:
 * the one that has it may have been killed.
 */
export function oneAtATime(db: Db, job: Job): Job {
	return {
		...job,
		run: async (signal) => {
			while (!signal.aborted && !(await withLease(db, { name: job.name, run: job.run, signal })))
				await pause(againMs, undefined, { signal }).catch(() => {});
		},
	};
}
