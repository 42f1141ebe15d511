import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.ts";
import { siteFolder } from "./school.ts";

const server = fileURLToPath(new URL(`../${siteFolder}/server/index.js`, import.meta.url));
/**
 * V8's default of 16 MB for new objects would grow the process by 10 MB, and by 30 MB more while uploads
 * arrive: each piece of one is memory beside the heap that stays in use until the next collection. Measured, more
 * than this makes nothing faster.
 */
const flags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=2"];
/** Code as the last run has compiled it. */
const compiled = fileURLToPath(new URL("../build/.compiled", import.meta.url));

try {
	await prepare();
	if (process.argv.includes("--empty")) process.env.EMPTY = "on";
	const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production", NODE_COMPILE_CACHE: compiled };
	// The server takes this process over, so that nothing of what built it stays in memory, and signals and exit codes
	// are its own.
	if (process.platform !== "win32") process.execve?.(process.execPath, [process.execPath, ...flags, server], env);
	process.env.NODE_ENV = env.NODE_ENV;
	await import(server);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
