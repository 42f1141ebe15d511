import { cpSync, rmSync } from "node:fs";
import { drawPictures, folder } from "./draw-pictures.ts";
import { drawWordmarks } from "./draw-wordmarks.ts";
import { printDocuments } from "./print/index.ts";
import { drawSamples } from "./samples/index.ts";

// Films are left out because they need ffmpeg: node drawing/drawings/film.ts
rmSync(folder, { recursive: true, force: true });
// The demo has no picture of its own for what has none yet.
cpSync("blank-school/public/media", folder, { recursive: true });
drawWordmarks();
await drawSamples();
await printDocuments();
await drawPictures();
