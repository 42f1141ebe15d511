import { afterAll, beforeAll, inject } from "vitest";
import { migratedDatabase } from "#tests/support/database/migrated.ts";
import { startCluster } from "./cluster.ts";
import { type Engine, type RunningServer, startServer } from "./server.ts";

export type Site = Omit<RunningServer, "drop">;

/** The run's site with the demo school, for tests that only read. */
export const sharedSite = (): { url: string; dataDir: string } => inject("sharedSite");

/** MACHINES=4: each site of a file's own is so many processes behind a balancer, whichever engine the file asks for. */
const machines = Number(process.env.MACHINES ?? 1);

/**
 * A site for this file or suite alone, with the demo school unless `settings` say otherwise: it runs while its tests
 * do.
 */
export function ownSite(settings: Record<string, string> = {}, engine: Engine = "sqlite"): Site {
	let server: RunningServer | undefined;
	const migrated = { sqliteFolder: inject("migratedDataDir"), postgres: migratedDatabase };
	const template = settings.DEMO === "off" ? migrated : inject("seeded");
	beforeAll(async () => {
		server =
			machines > 1 ? await startCluster(machines, settings, template) : await startServer(engine, settings, template);
	});
	afterAll(() => server?.drop());
	const running = () => {
		if (!server) throw new Error("The site starts before the first test, not when the file is loaded.");
		return server;
	};
	return {
		get url() {
			return running().url;
		},
		get dataDir() {
			return running().dataDir;
		},
		origins: () => running().origins(),
		storage: () => running().storage(),
		get databaseUrl() {
			return running().databaseUrl;
		},
		pid: () => running().pid(),
		output: () => running().output(),
		kill: () => running().kill(),
		stop: () => running().stop(),
		restart: (further) => running().restart(further),
	};
}
