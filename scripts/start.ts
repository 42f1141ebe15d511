import { build } from "./build.ts";
import { say } from "./install.mjs";
import { drawPictures } from "./pictures.ts";
import { printDocuments } from "./print/index.ts";

process.env.NODE_ENV ??= "production";
try {
	await drawPictures(say);
	await printDocuments(say);
	await build(say);
	const server = new URL("../build/site/server/index.js", import.meta.url).href;
	await import(server);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
