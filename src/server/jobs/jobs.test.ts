import { afterEach, expect, it } from "vitest";
import { createLog } from "#src/server/log.ts";
import { type Job, startJobs } from "./jobs.ts";

const lines: string[] = [];
const log = createLog("info", { write: (line: string) => lines.push(line) });
let stop: () => Promise<void> = async () => {};
afterEach(async () => {
	await stop();
	lines.length = 0;
});
const start = (...jobs: Job[]) => {
	stop = startJobs(jobs, log);
};
const never = 3_600_000;

it("runs a job at once and again after each pause, each job by itself", async () => {
	const runs = { often: 0, once: 0 };
	start(
		{ name: "often", everyMs: 1, run: async () => runs.often++ },
		{ name: "once", everyMs: never, run: async () => runs.once++ },
	);
	await expect.poll(() => runs.often).toBeGreaterThan(3);
	expect(runs.once).toBe(1);
});

it("never runs a job twice at once", async () => {
	let [running, most, runs] = [0, 0, 0];
	const run = async () => {
		most = Math.max(most, ++running);
		await new Promise(setImmediate);
		running--;
		runs++;
	};
	start({ name: "slow", everyMs: 0, run });
	await expect.poll(() => runs).toBeGreaterThan(3);
	expect(most).toBe(1);
});

it("writes a failure down and tries again", async () => {
	let runs = 0;
	const run = async () => {
		if (++runs < 3) throw new Error("the disk is full");
	};
	start({ name: "files", everyMs: 1, run });
	await expect.poll(() => runs).toBeGreaterThan(3);
	expect(lines.map((line) => JSON.parse(line))).toEqual(
		[1, 2].map(() =>
			expect.objectContaining({
				level: 50,
				msg: "job failed",
				job: "files",
				err: expect.objectContaining({ message: "the disk is full" }),
			}),
		),
	);
});

it("asks a running job to end, waits for it, and starts none afterwards", async () => {
	let [runs, ended] = [0, false];
	const run = (signal: AbortSignal) => {
		runs++;
		return new Promise<void>((resolve) => {
			const end = () => {
				ended = true;
				resolve();
			};
			signal.addEventListener("abort", () => setImmediate(end));
		});
	};
	start({ name: "long", everyMs: 0, run }, { name: "waiting", everyMs: never, run: async () => {} });
	await expect.poll(() => runs).toBe(1);
	await stop();
	expect([runs, ended]).toEqual([1, true]);
});
