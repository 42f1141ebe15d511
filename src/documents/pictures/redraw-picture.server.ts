import pLimit from "p-limit";
import { runApart } from "#src/documents/run-apart.server.ts";
import type { RedrawResult, RedrawTask, Unwritten } from "./redraw-task.ts";

const script = "src/documents/pictures/redraw-process.server.ts";

/** A photograph takes much memory while it is open. */
const oneAtATime = pLimit(1);

/**
 * Draws a picture anew, by a process of its own: upright, without what a camera wrote into it and without whatever else
 * is in the file. What that process crashes on counts as damaged.
 * @throws with the file system's code, when the new picture could not be written
 */
export function redrawPicture(task: RedrawTask): Promise<RedrawResult> {
	return oneAtATime(async () => {
		// Decoded pictures are outside of the heap.
		const output = await runApart({ script, argument: JSON.stringify(task), heap: 128, maxMs: 60_000 });
		const result: RedrawResult | Unwritten = output ? JSON.parse(String(output)) : { ok: false, fault: "damaged" };
		if (!("unwritten" in result)) return result;
		throw Object.assign(new Error("A picture could not be written."), { code: result.unwritten });
	});
}
