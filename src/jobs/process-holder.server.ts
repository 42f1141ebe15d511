import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Names this process as the holder of leases: where it runs, its number there, when it began, and a random part. On
 * Linux others at the same place can tell that it has ended.
 */
export function ownHolder(): string {
	const { pid } = process;
	return [ownPlace(), pid, startOf(pid) ?? "", randomUUID()].join("|");
}

/** Describes a holder for the operator. */
export function describeHolder(holder: string): string {
	const [place, pid] = holder.split("|");
	return `process ${pid} ${place === ownPlace() ? "on this machine" : "on another machine"}`;
}

/**
 * Returns true if the process that this names has certainly ended. One that runs elsewhere, or where nothing is known,
 * may be alive: then its lease has to end by time.
 */
export function hasEnded(holder: string): boolean {
	const [place, pidText, start] = holder.split("|");
	const pid = Number(pidText);
	if (place !== ownPlace() || !place.includes("pid:") || !Number.isInteger(pid) || pid < 1) return false;
	if (!isAlive(pid)) return true;
	const running = startOf(pid);
	return running !== undefined && start !== "" && running !== start;
}

/**
 * One start of one kernel, and one set of process numbers in it; only the name of the machine where that is unknown.
 */
function ownPlace(): string {
	try {
		return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
	} catch {
		return hostname();
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return !(error instanceof Error && "code" in error && error.code === "ESRCH");
	}
}

/**
 * Returns the start of a process in ticks since the start of the machine; a number is used again for another process.
 */
function startOf(pid: number): string | undefined {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
			.replace(/^.*\) /s, "")
			.split(" ");
		// A process that has ended and was not waited for holds nothing any more.
		return fields[0] === "Z" ? "ended" : fields[19];
	} catch {
		return undefined;
	}
}
