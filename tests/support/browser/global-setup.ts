import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { startServer } from "#tests/support/server/server.ts";
import { launchOptions } from "./browser.ts";

declare module "vitest" {
	export interface ProvidedContext {
		browserEndpoint: string;
		/** The site that all tests share that change nothing. */
		sharedSite: { url: string; dataDir: string };
		/** A folder with a `school.sqlite` that holds the demo school. */
		seededDataDir: string;
	}
}

/** Most code runs once per page, so compiling it to its fastest form takes longer than it saves. */
const runCodeUnoptimized = "--js-flags=--no-maglev,--no-opt,--single-threaded-gc";

/** One browser for the whole run, one site for tests that only read, and a filled database for the others to copy. */
export default async function setup(project: TestProject) {
	const site = await startServer("sqlite", { LOG_LEVEL: "error" });
	const options = launchOptions();
	const browser = await chromium.launchServer({ ...options, args: [...(options.args ?? []), runCodeUnoptimized] });
	const seededDataDir = `${site.dataDir}-seeded`;
	copyDatabase(site.dataDir, seededDataDir);
	project.provide("browserEndpoint", browser.wsEndpoint());
	project.provide("sharedSite", { url: site.url, dataDir: site.dataDir });
	project.provide("seededDataDir", seededDataDir);
	return async () => {
		await Promise.all([browser.close(), site.drop()]);
		rmSync(seededDataDir, { recursive: true, force: true });
	};
}

/** Copies the database of a running site. */
function copyDatabase(from: string, to: string) {
	mkdirSync(to);
	const db = new DatabaseSync(join(from, "school.sqlite"));
	db.prepare("vacuum into ?").run(join(to, "school.sqlite"));
	db.close();
}
