import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { describeStart, serve } from "./serve.ts";
import { readSettings, SettingsError } from "./settings.ts";

try {
	const settings = readSettings(process.env);
	// build/site/server is where this file ends up.
	const built = join(dirname(fileURLToPath(import.meta.url)), "../..");
	const running = await serve(settings, {
		build,
		folders: { client: join(built, "site/client"), media: join(built, "media"), uploads: join(built, "uploads") },
	});
	let stopping = false;
	// A terminal tells the whole family of processes to end, and the launcher hands it on once more.
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		await running.close();
		process.exit(0);
	};
	process.on("SIGTERM", stop).on("SIGINT", stop);
	running.say(describeStart(settings, running.url));
} catch (error) {
	console.error(error instanceof SettingsError ? error.message : error);
	process.exit(1);
}
