import { accessSync, constants, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { siteFolder } from "./building/school.ts";

const server = fileURLToPath(new URL(`../${siteFolder}/server/index.js`, import.meta.url));
/**
 * V8's default of 16 MB for new objects would grow the process by 10 MB, and by 30 MB more while uploads
 * arrive: each piece of one is memory beside the heap that stays in use until the next collection. Measured, more
 * than this makes nothing faster. The server asks for one collection when it has started.
 */
export const serverFlags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=2", "--expose-gc"];
/**
 * Settings of glibc's allocator that save 6 MB: threads share two arenas, and free memory goes back to the system at a
 * fixed threshold, which otherwise grows with what the process has used.
 */
export const serverMemory = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
const buildFolder = fileURLToPath(new URL("../build", import.meta.url));

/**
 * Serves what has been built, by the Node that runs this: installs and builds nothing, and writes nowhere but
 * where the settings say. The server takes the process over, so that nothing of this one stays in memory, and number,
 * signals and exit code are its own.
 * @throws Error in one sentence when nothing has been built
 */
export async function serveBuilt() {
	if (!existsSync(server)) throw new Error("The site isn’t built yet. Run npm run build, or npm start.");
	const env = { ...serverMemory, ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production", ...compileCache() };
	if (process.platform !== "win32") process.execve?.(process.execPath, [process.execPath, ...serverFlags, server], env);
	process.env.NODE_ENV = env.NODE_ENV;
	const { runBuiltSite } = await import(server);
	await runBuiltSite();
}

/** Returns the folder in which compiled code is stored: beside the build, unless that is read-only. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
	try {
		accessSync(buildFolder, constants.W_OK);
		return { NODE_COMPILE_CACHE: `${buildFolder}/.compiled` };
	} catch {
		return {};
	}
}

if (import.meta.main) {
	try {
		await serveBuilt();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
