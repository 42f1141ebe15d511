import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Play, Played } from "./play-process.ts";

/** Use of the two processors by a play, in seconds of one of them. */
export type Cost = { site: number; database: number; player: number };

export async function play(order: Play, pids: () => number[]): Promise<Played & { cost: Cost }> {
	const before = [cpuSeconds(pids()), cpuSeconds(postgresProcesses())];
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--disable-warning=ExperimentalWarning", "tests/support/season/play-process.ts", JSON.stringify(order)],
		{ maxBuffer: 2 ** 24 },
	);
	const playResult: Played = JSON.parse(stdout);
	const [site = 0, database = 0] = [cpuSeconds(pids()), cpuSeconds(postgresProcesses())].map(
		(after, index) => after - (before[index] ?? 0),
	);
	return { ...playResult, cost: { site, database, player: playResult.cpuSeconds } };
}

/** Adds up the time of processes and their threads, and of children that have ended. */
function cpuSeconds(pids: readonly number[]): number {
	return pids.reduce((sum, pid) => {
		const fields =
			readStat(pid)
				?.replace(/^.*\) /s, "")
				.split(" ") ?? [];
		// utime, stime, cutime, cstime in hundredths; see proc(5).
		return sum + [11, 12, 13, 14].reduce((ticks, index) => ticks + Number(fields[index] ?? 0), 0) / 100;
	}, 0);
}

const postgresProcesses = () =>
	readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) => /\((postgres)\)/.test(readStat(pid) ?? ""));

function readStat(pid: number): string | undefined {
	try {
		return readFileSync(`/proc/${pid}/stat`, "utf8");
	} catch {
		return undefined;
	}
}
