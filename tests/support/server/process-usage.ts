import { readFileSync } from "node:fs";

const tickMs = 10;

/**
 * Reads what a process has taken so far, as Linux counts it: milliseconds of a processor, and megabytes in memory now.
 */
export function effortOf(pid: number): { cpuMs: number; residentMb: number } {
	const [user = 0, system = 0] = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "")
		.split(" ")
		.slice(11, 13)
		.map(Number);
	const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return { cpuMs: (user + system) * tickMs, residentMb: Number(kilobytes) / 1024 };
}
