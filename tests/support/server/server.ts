import { type ChildProcess, execFile, spawn } from "node:child_process";
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { diskStorage } from "#src/storage/disk.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { freePort } from "#tests/support/database/postgres.ts";
import type { Engine } from "./engines.ts";
import { openHostedSite } from "./site-host.ts";

export type { Engine };
export type RunningSite = {
	url: string;
	/** The addresses of its processes, past any balancer. */
	origins: () => string[];
	/** The files that it stores. */
	storage: () => Promise<Storage>;
	dataDir: string;
	databaseUrl: string | undefined;
	/** Returns what it has written so far. */
	output: () => string;
	/** Stops it and removes its data. */
	drop: () => Promise<void>;
};

export type RunningServer = RunningSite & {
	pid: () => number;
	/** Ends the process at once, as a power cut would. */
	kill: () => Promise<void>;
	/** Asks the process to end and waits until it has. */
	stop: () => Promise<number | null>;
	/** Starts it again on the same data and address, with further settings, such as a clock that has gone on. */
	restart: (further?: Record<string, string>) => Promise<void>;
};

/** Databases to begin with, so that nothing has to be migrated or filled. */
export type DatabaseTemplate = {
	/** Folder of a `school.sqlite`. */
	sqliteFolder: string;
	/** The name of a database of the run's PostgreSQL. */
	postgres: string;
};

/** Folder in which `npm start` builds the site. */
const builtSite = "build/site";
const entryOf = (folder: string) => `${folder}/server/index.js`;
/** Flags of `npm start`, with code as earlier starts have compiled it. */
const flags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=2"];
const ofProcess = { PATH: process.env.PATH, NODE_ENV: "production", NODE_COMPILE_CACHE: resolve("build/.compiled") };

/** Runs the built site where it cannot start: how the process ended, and what it said. */
export function startInVain(settings: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
	const env = { PATH: process.env.PATH, NODE_ENV: "production", ...settings };
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[...flags, entryOf(builtSite)],
			{ env, timeout: 120_000, encoding: "utf8" },
			(error, stdout, stderr) => {
				const code = typeof error?.code === "number" ? error.code : error ? null : 0;
				resolve({ code, lines: `${stdout}${stderr}`.split("\n").filter((line) => line !== "") });
			},
		);
	});
}

/**
 * Starts the built site as a process of its own on an empty database, which it fills with the demo school.
 * @param template what its database begins as a copy of
 * @param folder where the site was built
 */
export async function startServer(
	engine: Engine,
	settings: Record<string, string> = {},
	template?: DatabaseTemplate,
	folder = builtSite,
): Promise<RunningServer> {
	const entry = builtEntry(folder);
	const { env, removeData, ...place } = await preparePlace(engine, settings, template);
	let output = "";
	let child = await launch();

	async function launch(further: Record<string, string> = {}): Promise<ChildProcess> {
		const child = spawn(process.execPath, [...flags, entry], {
			env: { ...ofProcess, ...env, ...further },
			stdio: ["ignore", "pipe", "pipe"],
		});
		await new Promise<void>((resolve, reject) => {
			for (const stream of [child.stdout, child.stderr]) {
				createInterface({ input: stream }).on("line", (line) => {
					output += `${line}\n`;
					if (line.startsWith("The site is at")) resolve();
				});
			}
			child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
		});
		return child;
	}

	function end(signal: NodeJS.Signals): Promise<number | null> {
		if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
		return new Promise((resolve) => {
			child.once("exit", (code) => resolve(code));
			child.kill(signal);
		});
	}

	return {
		...place,
		pid: () => child.pid ?? 0,
		output: () => output,
		kill: async () => {
			await end("SIGKILL");
		},
		stop: () => end("SIGTERM"),
		restart: async (further) => {
			child = await launch(further);
		},
		drop: async () => {
			await end("SIGTERM");
			await removeData();
		},
	};
}

/** The same in a process that the sites of this worker share. */
export async function openSite(
	engine: Engine,
	settings: Record<string, string> = {},
	template?: DatabaseTemplate,
): Promise<RunningSite> {
	const entry = builtEntry(builtSite);
	const { env, removeData, ...place } = await preparePlace(engine, settings, template);
	const { output, close } = await openHostedSite(env, { entry, flags, env: ofProcess });
	return {
		...place,
		output,
		drop: async () => {
			await close();
			await removeData();
		},
	};
}

function builtEntry(folder: string): string {
	const entry = entryOf(folder);
	if (!existsSync(entry)) throw new Error("Build the site before the browser tests.");
	return entry;
}

/** A database and a folder for a site, and its settings. */
async function preparePlace(engine: Engine, settings: Record<string, string>, template?: DatabaseTemplate) {
	const { dataDir, databaseUrl, drop } = await freshPlace(engine, template?.postgres);
	if (template && engine === "sqlite")
		copyFileSync(join(template.sqliteFolder, "school.sqlite"), join(dataDir, "school.sqlite"));
	const port = await freePort();
	const url = `http://localhost:${port}`;
	return {
		url,
		origins: () => [url],
		storage: async () => diskStorage(join(dataDir, "files")),
		dataDir,
		databaseUrl,
		env: {
			PORT: String(port),
			DATA_DIR: dataDir,
			RATE_LIMIT: "off",
			// A busy machine is none of its visitors' doing.
			LOAD_SHEDDING: "off",
			MIN_FILL_MS: "0",
			// Whatever the day on which the tests run.
			ADMISSIONS: "open",
			// Tests ask no one elsewhere.
			LINK_CHECKS: "off",
			// Tests count what they have sent themselves.
			DEMO_OFFICE: "off",
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
			...settings,
		},
		removeData: async () => {
			await drop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
