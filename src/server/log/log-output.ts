import { write, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const writeSome = promisify(write);
const busyMs = 50;
/** Limit for lines that wait for a slow reader, in characters. */
const maxWaiting = 4 * 1024 * 1024;
/** Number of times that a busy reader is tried again when the process exits. */
const lastTries = 20;

/**
 * Writes lines to a file descriptor, in their order, without making the process wait. Lines that cannot be written, as
 * to a full disk, are lost; the next one that can is led in by one that counts them. At the process's exit what is left
 * is written, or given up after a second.
 */
export function openLogOutput(fd: number): { write: (line: string) => void } {
	let waiting: string[] = [];
	let size = 0;
	let lost = 0;
	let isCut = false;
	let writing = false;

	/** All that waits, after what is to be said about what was lost. */
	function take(): { bytes: Buffer; lines: number } {
		const notice = lost > 0 ? `${lostLine(lost)}\n` : "";
		const output = {
			bytes: Buffer.from((isCut ? "\n" : "") + notice + waiting.join("")),
			lines: lost + waiting.length,
		};
		[waiting, size, lost] = [[], 0, 0];
		return output;
	}
	function lose({ lines }: { lines: number }, written: number) {
		lost += lines;
		if (written > 0) isCut = true;
	}
	async function writeAll() {
		writing = true;
		while (waiting.length > 0) {
			const output = take();
			let written = 0;
			try {
				while (written < output.bytes.length) {
					const some = await writeSome(fd, output.bytes, written).catch(orNothing);
					written += some.bytesWritten;
					if (some.bytesWritten === 0) await pause(busyMs);
				}
				isCut = false;
			} catch {
				lose(output, written);
			}
		}
		writing = false;
	}
	process.once("exit", () => {
		if (waiting.length === 0) return;
		const { bytes } = take();
		for (let [written, tries] = [0, 0]; written < bytes.length && tries < lastTries; ) {
			try {
				written += writeSync(fd, bytes, written);
			} catch (error) {
				if (!isBusy(error)) return;
				tries += 1;
				Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
			}
		}
	});
	return {
		write(line) {
			if (size + line.length > maxWaiting) {
				lost += 1;
				return;
			}
			waiting.push(line);
			size += line.length;
			if (!writing) void writeAll();
		},
	};
}

function lostLine(lines: number): string {
	const time = new Date().toISOString();
	return JSON.stringify({ level: 40, time, lines, msg: "lines of the log could not be written" });
}

/** A pipe whose reader is slow takes nothing for a moment. */
function orNothing(error: unknown) {
	if (isBusy(error)) return { bytesWritten: 0 };
	throw error;
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && (error.code === "EAGAIN" || error.code === "EBUSY");
}
