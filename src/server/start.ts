import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as build from "virtual:react-router/server-build";
import type { DestinationStream } from "pino";
import { isPublic, unsentEmails } from "./health/checks/mail-checks.ts";
import { compactMemoryOnce } from "./load/compact-memory.ts";
import { openLogOutput } from "./log/log-output.ts";
import { describeMisspelt } from "./misspelt-settings.ts";
import { describeStart, type Running, serve } from "./serve.ts";
import { readSettings, SettingsError } from "./settings.ts";

/**
 * Opens the built site in this process, which may have several, each with settings of its own.
 * @param env its settings, as environment variables
 * @param output its log and what its start says; standard output if not given
 * @throws SettingsError naming the wrong or missing settings
 */
export async function openBuiltSite(
	env: Record<string, string | undefined>,
	output: DestinationStream = openLogOutput(1),
): Promise<Running> {
	for (const sentence of describeMisspelt(env)) output.write(`${sentence}\n`);
	const settings = readSettings(env);
	// The build puts this file into build/site/server.
	const site = join(dirname(fileURLToPath(import.meta.url)), "..");
	const office = site.replace(/site$/, "office");
	const pages = {
		build,
		office: {
			client: join(office, "client"),
			load: () => import(pathToFileURL(join(office, "server/index.js")).href),
		},
		// Run as it is, by a process of its own.
		renderProcess: join(site, "../../src/content/media/rendering/render-process.server.ts"),
		backupScript: join(site, "../../scripts/backup.ts"),
		folders: {
			client: join(site, "client"),
			samples: join(site, "../../demo/samples"),
		},
	};
	const running = await serve(settings, pages, output);
	if (running.firstSignIn) running.print(`First sign-in: ${running.firstSignIn}`);
	if (!settings.smtpUrl && isPublic(settings)) running.print(`${unsentEmails.sentence} ${unsentEmails.todo}`);
	running.print(describeStart(settings, running.url));
	return running;
}

/** Runs the built site until the process is asked to end. */
export async function runBuiltSite() {
	let running: Running | undefined;
	let stopping = false;
	// The same listener before and after the start: a signal that comes while listeners are exchanged reaches neither.
	const stop = async () => {
		// The first process of a container ignores signals that it does not handle: it would go on with its start.
		if (!running) process.exit(143);
		// A terminal signals the whole process group, and the launcher passes its own signal on: this runs twice.
		if (stopping) return;
		stopping = true;
		await running.close();
		process.exit(0);
	};
	process.on("SIGTERM", stop).on("SIGINT", stop);
	try {
		running = await openBuiltSite(process.env);
		compactMemoryOnce();
	} catch (error) {
		console.error(error instanceof SettingsError ? error.message : error);
		process.exit(1);
	}
}

if (import.meta.main) await runBuiltSite();
