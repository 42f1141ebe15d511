import os from "node:os";
import sharp from "sharp";
import { renderPicture } from "./render-picture.server.ts";
import type { RenderTask } from "./render-task.ts";

/**
 * A process of its own that makes the renditions of one picture and ends: a picture that crashes a decoder, or takes
 * all memory, does not touch the site. It runs at the lowest priority, so that visitors go first.
 */
os.setPriority(os.constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

const task: RenderTask = JSON.parse(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await renderPicture(task)));
