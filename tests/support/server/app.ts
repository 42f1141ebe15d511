import type { FastifyInstance } from "fastify";
import { createApp } from "#src/server/app.ts";
import { createLog } from "#src/server/log.ts";
import { openServices, type Services } from "#src/server/services.ts";
import { readSettings } from "#src/server/settings.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";

export type TestApp = {
	app: FastifyInstance;
	services: Services;
	url: string;
	log: () => string;
	close: () => Promise<void>;
};

/** The API of a process on an empty database, listening on a free port of the loopback, with its log in memory. */
export async function startApp(
	engine: "sqlite" | "postgres",
	settings: Record<string, string> = {},
	now?: () => Date,
): Promise<TestApp> {
	const place = await migratedPlace(engine);
	const lines: string[] = [];
	const defaults = {
		PORT: "0",
		DATA_DIR: place.dataDir,
		RATE_LIMIT: "off",
		LOAD_SHEDDING: "off",
		MIN_FILL_MS: "0",
		// Whatever the day on which the tests run.
		ADMISSIONS: "open",
		...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
	};
	const services = await openServices(
		readSettings({ ...defaults, ...settings }),
		createLog("info", { write: (line: string) => lines.push(line) }),
		now,
	);
	const { app } = await createApp(services);
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	return {
		app,
		services,
		url,
		log: () => lines.join(""),
		async close() {
			await app.close();
			await services.transport.close();
			await services.db.destroy();
			await place.drop();
		},
	};
}
