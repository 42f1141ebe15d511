import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { administer, databaseOf } from "#tests/support/database/administer.ts";
import { type DatabaseTemplate, startServer } from "#tests/support/server/server.ts";
import { launchOptions } from "./browser.ts";

declare module "vitest" {
	export interface ProvidedContext {
		browserEndpoint: string;
		/** The site that all tests share that change nothing. */
		sharedSite: { url: string; dataDir: string };
		/** Template with the demo school. */
		seeded: DatabaseTemplate;
	}
}

/** A context's pages share one process, which saves a tenth of what the whole run asks of a processor. */
const fewProcesses = ["--process-per-site", "--renderer-process-limit=3"];
/** Most code runs once per page, so compiling it to its fastest form takes longer than it saves. */
const runCodeUnoptimized = "--js-flags=--no-maglev,--no-opt,--single-threaded-gc";
/**
 * Our Cross-Origin-Opener-Policy costs each page a second process of the browser, a fifth of what opening it takes.
 * Tests of the header ask for it without a browser. Chromium obeys its last list alone, so the first ones repeat what
 * of Playwright's list concerns a test.
 */
const disabledFeatures =
	"--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable," +
	"PaintHolding,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying," +
	"CrossOriginOpenerPolicy,SpareRendererForSitePerProcess";

const seededDatabase = "seeded";

/**
 * One browser for the whole run, one site for tests that only read, and on both engines a filled database for the
 * others to copy.
 */
export default async function setup(project: TestProject) {
	const postgres = project.getProvidedContext().postgresUrl;
	const settings = { LOG_LEVEL: "error" };
	await administer(postgres, `create database ${seededDatabase}`);
	const [site, filler] = await Promise.all([
		startServer("sqlite", settings),
		startServer("sqlite", { ...settings, DATABASE_URL: databaseOf(postgres, seededDatabase) }),
	]);
	await filler.drop();
	// Each copy has files of its own.
	await administer(databaseOf(postgres, seededDatabase), "delete from file_storage; delete from member_invitations");
	const options = launchOptions();
	const browser = await chromium.launchServer({
		...options,
		args: [...(options.args ?? []), ...fewProcesses, runCodeUnoptimized, disabledFeatures],
	});
	const sqliteFolder = `${site.dataDir}-seeded`;
	copyDatabase(site.dataDir, sqliteFolder);
	project.provide("browserEndpoint", browser.wsEndpoint());
	project.provide("sharedSite", { url: site.url, dataDir: site.dataDir });
	project.provide("seeded", { sqliteFolder, postgres: seededDatabase });
	return async () => {
		await Promise.all([browser.close(), site.drop()]);
		rmSync(sqliteFolder, { recursive: true, force: true });
	};
}

/** Copies the database of a running site. */
function copyDatabase(from: string, to: string) {
	mkdirSync(to);
	const db = new DatabaseSync(join(from, "school.sqlite"));
	db.prepare("vacuum into ?").run(join(to, "school.sqlite"));
	db.close();
}
