import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { describeStart, serve } from "./serve.ts";
import { readSettings, SettingsError } from "./settings.ts";

try {
	const settings = readSettings(process.env);
	const clientFolder = join(dirname(fileURLToPath(import.meta.url)), "../client");
	const running = await serve(settings, { build, clientFolder });
	const stop = async () => {
		await running.close();
		process.exit(0);
	};
	process.once("SIGTERM", stop).once("SIGINT", stop);
	console.log(describeStart(settings, running.url));
} catch (error) {
	console.error(error instanceof SettingsError ? error.message : error);
	process.exit(1);
}
