import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

type Place = { dataDir: string; databaseUrl?: string | undefined };

/** The settings of a process that has its database in this place. */
export const settingsOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
	DATA_DIR: dataDir,
	...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/**
 * Runs a script in a process of its own, with no other settings than these.
 * @param script from the project's root, such as `scripts/members.ts`
 * @throws what it said as `stdout` and `stderr`, when it ends with an error
 */
export function runScript(script: string, args: readonly string[], settings: Record<string, string | undefined>) {
	// Compiled once for all tests: that takes half of the time of such a process.
	const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: resolve("build/.compiled"), ...settings };
	return promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], {
		env,
		timeout: 60_000,
	});
}
