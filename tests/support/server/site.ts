import { afterAll, beforeAll, inject } from "vitest";
import { migratedDatabase } from "#tests/support/database/migrated.ts";
import { startCluster } from "./cluster.ts";
import {
	type DatabaseTemplate,
	type Engine,
	openSite,
	type RunningServer,
	type RunningSite,
	startServer,
} from "./server.ts";

export type Site = Omit<RunningSite, "drop">;
type SiteProcess = Omit<RunningServer, "drop">;
type Settings = Record<string, string>;

/** The run's site with the demo school, for tests that only read. */
export const sharedSite = (): { url: string; dataDir: string } => inject("sharedSite");

/** MACHINES=4: each site of a file's own is so many processes behind a balancer, whichever engine the file asks for. */
const machines = Number(process.env.MACHINES ?? 1);

/**
 * A site for this file or suite alone, with the demo school unless `settings` say otherwise: it runs while its tests
 * do, in a process that it shares with other sites unless `settings` change the process.
 */
export function ownSite(settings: Settings = {}, engine: Engine = "sqlite"): Site {
	if (machines > 1 || settings.NODE_OPTIONS) return ownProcess(settings, engine);
	const site = whileTestsRun(() => openSite(engine, settings, templateFor(settings)));
	return siteOf(site);
}

/** The same in a process of its own, for tests that end it or start it again. */
export function ownProcess(settings: Settings = {}, engine: Engine = "sqlite"): SiteProcess {
	const server = whileTestsRun(() =>
		machines > 1
			? startCluster(machines, settings, templateFor(settings))
			: startServer(engine, settings, templateFor(settings)),
	);
	return Object.assign(siteOf(server), {
		pid: () => server().pid(),
		kill: () => server().kill(),
		stop: () => server().stop(),
		restart: (further?: Settings) => server().restart(further),
	});
}

function templateFor({ DEMO }: Settings): DatabaseTemplate {
	return DEMO === "off" ? { sqliteFolder: inject("migratedDataDir"), postgres: migratedDatabase } : inject("seeded");
}

function whileTestsRun<Running extends RunningSite>(start: () => Promise<Running>): () => Running {
	let running: Running | undefined;
	beforeAll(async () => {
		running = await start();
	});
	afterAll(() => running?.drop());
	return () => {
		if (!running) throw new Error("The site starts before the first test, not when the file is loaded.");
		return running;
	};
}

const siteOf = (running: () => RunningSite): Site => ({
	get url() {
		return running().url;
	},
	get dataDir() {
		return running().dataDir;
	},
	get databaseUrl() {
		return running().databaseUrl;
	},
	origins: () => running().origins(),
	storage: () => running().storage(),
	output: () => running().output(),
});
