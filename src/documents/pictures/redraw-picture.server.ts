import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import type { RedrawResult, RedrawTask } from "./redraw-task.ts";

const script = "src/documents/pictures/redraw-process.server.ts";
const longestMs = 60_000;
/** Megabytes of JavaScript's heap; decoded pictures are outside of it. */
const flags = ["--disable-warning=ExperimentalWarning", "--max-old-space-size=128"];

/** A photograph takes much memory while it is open. */
const oneAtATime = pLimit(1);

/**
 * Draws a picture anew, by a process of its own: upright, without what a camera wrote into it and without whatever else
 * is in the file. What that process crashes on counts as damaged.
 */
export function redrawPicture(task: RedrawTask): Promise<RedrawResult> {
	return oneAtATime(async () => {
		const child = spawn(process.execPath, [...flags, join(findRoot(), script), JSON.stringify(task)], {
			// Nothing of the settings: they hold secrets, and the process reads what strangers have made.
			env: { PATH: process.env.PATH ?? "", UV_THREADPOOL_SIZE: "1" },
			stdio: ["ignore", "pipe", "ignore"],
			timeout: longestMs,
			killSignal: "SIGKILL",
		});
		const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
		const [output, code] = await Promise.all([text(child.stdout), ended]);
		return code === 0 ? JSON.parse(output) : { ok: false, fault: "damaged" };
	});
}

/** The product's folder: this code runs from there, and from the build, which is a folder in it. */
function findRoot(): string {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, script)) && folder !== dirname(folder)) folder = dirname(folder);
	return folder;
}
