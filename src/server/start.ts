import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as build from "virtual:react-router/server-build";
import { describeStart, serve } from "./serve.ts";
import { readSettings, SettingsError } from "./settings.ts";

/** The first process of a container ignores signals that it does not handle: it would go on with its start. */
const endStart = () => process.exit(143);
process.on("SIGTERM", endStart).on("SIGINT", endStart);

try {
	const settings = readSettings(process.env);
	// This file is built into build/site/server.
	const site = join(dirname(fileURLToPath(import.meta.url)), "..");
	const office = site.replace(/site$/, "office");
	const running = await serve(settings, {
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
			media: join(site, "../media"),
			uploads: join(site, "../uploads"),
			samples: join(site, "../samples"),
		},
	});
	let stopping = false;
	// A terminal signals the whole process group, and the launcher passes its own signal on: this runs twice.
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		await running.close();
		process.exit(0);
	};
	for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, endStart).on(signal, stop);
	if (running.firstSignIn) running.print(`First sign-in: ${running.firstSignIn}`);
	running.print(describeStart(settings, running.url));
} catch (error) {
	console.error(error instanceof SettingsError ? error.message : error);
	process.exit(1);
}
