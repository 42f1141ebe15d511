import { say } from "../install.mjs";
import { build } from "./build.ts";
import { makeMedia } from "./school.ts";

/** Draws pictures, prints documents and builds the site, each only if its sources have changed. */
export async function prepare() {
	await makeMedia(say);
	await build(say);
}

if (import.meta.main) await prepare();
