import type { Logger } from "pino";

export type Job = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> };

/**
 * Runs each job at once and again after each pause, never twice at a time in this process. A failed run is logged; the
 * next one follows as usual.
 * @param prepare is called before each run
 * @returns a function that stops all jobs and resolves when none is running
 */
export function startJobs(
	jobs: Job[],
	log: Logger,
	prepare: () => Promise<unknown> = async () => {},
): () => Promise<void> {
	const stop = new AbortController();
	const loops = jobs.map((job) => loop(job, { log, prepare }, stop.signal));
	return async () => {
		stop.abort();
		await Promise.all(loops);
	};
}

type Around = { log: Logger; prepare: () => Promise<unknown> };

async function loop({ name, everyMs, run }: Job, { log, prepare }: Around, signal: AbortSignal) {
	while (!signal.aborted) {
		try {
			await prepare();
			await run(signal);
		} catch (error) {
			log.error({ err: error, job: name }, "job failed");
		}
		await pause(everyMs, signal);
	}
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve();
		const timer = setTimeout(done, ms);
		function done() {
			clearTimeout(timer);
			signal.removeEventListener("abort", done);
			resolve();
		}
		signal.addEventListener("abort", done);
	});
}
