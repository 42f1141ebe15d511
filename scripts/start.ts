import { build } from "./build.ts";
import { drawPictures } from "./pictures.ts";
import { say } from "./install.mjs";

process.env.NODE_ENV ??= "production";
try {
	await drawPictures(say);
	await build(say);
	const server = new URL("../build/server/index.js", import.meta.url).href;
	await import(server);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
