import { build } from "./building/build.ts";
import { serveBuilt } from "./serve-built.ts";

try {
	await build();
	if (process.argv.includes("--empty")) process.env.EMPTY = "on";
	await serveBuilt();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
