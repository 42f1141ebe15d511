import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { RenderResult, RenderTask } from "./render-task.ts";

/** Makes the renditions of one picture outside of this process. @throws when that one crashed or took too long */
export type RunRendering = (task: RenderTask, signal: AbortSignal) => Promise<RenderResult>;

const maxMs = 180_000;
/** Megabytes of JavaScript's heap; decoded pictures are outside of it. */
const flags = ["--disable-warning=ExperimentalWarning", "--max-old-space-size=256"];

/** @param script `render-process.server.ts` of this folder, which Node runs as it is */
export function renderingBy(script: string): RunRendering {
	return async (task, signal) => {
		const child = spawn(process.execPath, [...flags, script, JSON.stringify(task)], {
			// Nothing of the settings: they hold secrets, and the process reads what strangers have made.
			env: { PATH: process.env.PATH ?? "", UV_THREADPOOL_SIZE: "1" },
			stdio: ["ignore", "pipe", "pipe"],
			signal: AbortSignal.any([signal, AbortSignal.timeout(maxMs)]),
		});
		const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
		const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
		if (code !== 0) throw new Error(`Rendering ended with ${code}: ${errors.slice(-500)}`);
		return JSON.parse(output);
	};
}
