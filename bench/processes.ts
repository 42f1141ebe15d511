import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#tests/support/database/postgres.ts";
import { serverFlags, serverMemory } from "../scripts/serve-built.ts";
import type { Load, LoadResult } from "./load.ts";

/**
 * The measured process runs on the first processor, the one that asks on the second, so that neither takes the other's
 * time.
 */
const pinned = availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;
const on = (processor: number, ...command: string[]) =>
	pinned ? ["taskset", "-c", String(processor), ...command] : command;

export type Subject = { port: number; pid: number; dataDir: string; stop: () => Promise<void> };

/** The built site on an empty database, as `npm start` runs it. */
export function startSite(settings: Record<string, string> = {}): Promise<Subject> {
	const silent = { RATE_LIMIT: "off", MIN_FILL_MS: "0", LOG_LEVEL: "warn", NODE_COMPILE_CACHE: "build/.compiled" };
	return startSubject([...serverFlags, "build/site/server/index.js"], { ...serverMemory, ...silent, ...settings });
}

/** Starts the baseline that the site is compared against; see bare.ts. */
export function startBare(folder: string): Promise<Subject> {
	return startSubject(["--disable-warning=ExperimentalWarning", "bench/bare.ts"], { FOLDER: folder });
}

async function startSubject(args: string[], settings: Record<string, string>): Promise<Subject> {
	const port = await freePort();
	const dataDir = mkdtempSync(join(tmpdir(), "school-bench-"));
	const [program = "", ...rest] = on(0, process.execPath, ...args);
	const env = {
		PATH: process.env.PATH,
		NODE_ENV: "production",
		PORT: String(port),
		DATA_DIR: dataDir,
		DEMO_OFFICE: "off",
		...settings,
	};
	const child = spawn(program, rest, { env, stdio: ["ignore", "ignore", "inherit"] });
	await untilAnswering(child, port);
	return {
		port,
		pid: child.pid ?? 0,
		dataDir,
		stop: () =>
			new Promise((resolve) => {
				child.once("exit", () => {
					rmSync(dataDir, { recursive: true, force: true });
					resolve();
				});
				child.kill("SIGTERM");
			}),
	};
}

async function untilAnswering(child: ChildProcess, port: number) {
	while (!(await fetch(`http://127.0.0.1:${port}/healthz`).then(Boolean, () => false))) {
		if (child.exitCode !== null) throw new Error(`What was to be measured ended with ${child.exitCode}.`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

/** Puts a load on a server, from a process of its own. */
export async function runLoad(load: Load): Promise<LoadResult> {
	const folder = mkdtempSync(join(tmpdir(), "school-load-"));
	const file = join(folder, "load.json");
	writeFileSync(file, JSON.stringify(load));
	const [program = "", ...args] = on(1, process.execPath, "bench/load.ts", file);
	const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 10_000_000 });
	rmSync(folder, { recursive: true });
	return JSON.parse(stdout) as LoadResult;
}
