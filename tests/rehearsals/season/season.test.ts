import { statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { administer } from "#tests/support/database/administer.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { play } from "#tests/support/season/play.ts";
import type { Played } from "#tests/support/season/play-process.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

/** A season as docs/scale.md describes it; less of it where the time is short. */
const applications = Number(process.env.APPLICATIONS ?? 20_000);
const size = Number(process.env.FILE_KB ?? 100) * 1000;
const seasonDays = 120;
const daySeconds = 86_400;
const rush = 50;
/** The last two hours before a deadline. */
const lastHours = {
	visitsPerSecond: (200_000 / daySeconds) * rush,
	applicationsPerSecond: (20_000 / seasonDays / daySeconds) * rush,
};
const seconds = Number(process.env.SECONDS ?? 60);
/** Limit above which pages feel slow, whatever they are. */
const tooLongMs = 500;

describe.each([1, 4])("a season before %i processes", (count) => {
	const processes: RunningServer[] = [];
	let sent = 0;
	const run = (order: Omit<Parameters<typeof play>[0], "origins" | "size">) =>
		play({ origins: processes.map(({ url }) => url), size, ...order }, () => processes.map(({ pid }) => pid()));

	beforeAll(async () => {
		const settings = { LOG_LEVEL: "warn", LOAD_SHEDDING: "on", PAYMENTS: "off" };
		const first = await startServer(count === 1 ? "sqlite" : "postgres", settings);
		processes.push(first);
		const sharedSettings = { ...settings, DATABASE_URL: first.databaseUrl ?? "", DATA_DIR: first.dataDir };
		while (processes.length < count) processes.push(await startServer("sqlite", sharedSettings));
	});
	afterAll(async () => {
		for (const one of processes.toReversed()) await one.drop();
	});

	it("takes every application of it, each with four documents", { timeout: 3_600_000 }, async () => {
		const play = await run({ name: "s", season: { applications, clients: 16 } });
		sent += applications;
		say(describePlay(`${applications} applications, 16 at a time`, play));
		expect(play.applications).toMatchObject({ count: applications, failed: 0 });
	});

	it("stands the last two hours before the deadline", async () => {
		const play = await run({ name: "h", hours: { ...lastHours, seconds } });
		sent += play.applications.count;
		say(describePlay("the last two hours", play));
		expect([play.visits.failures, play.applications.failures]).toEqual([{}, {}]);
	});

	it("says where it saturates, and what does first", async () => {
		const heldRates = { visits: 0, applications: 0 };
		for (const step of [1, 1.5, 2, 3, 4, 6, 8]) {
			const visitsPerSecond = lastHours.visitsPerSecond * step;
			const play = await run({
				name: `v${step * 10}x`,
				hours: { visitsPerSecond, applicationsPerSecond: lastHours.applicationsPerSecond, seconds: 15 },
			});
			sent += play.applications.count;
			say(describePlay(`${Math.round(visitsPerSecond)} visits a second`, play));
			if (play.visits.failed > 0 || play.visits.p95 > tooLongMs) break;
			heldRates.visits = visitsPerSecond;
		}
		for (const applicationsPerSecond of [2, 4, 8, 12, 16, 24, 32, 48]) {
			const play = await run({
				name: `a${applicationsPerSecond}x`,
				hours: { visitsPerSecond: 1, applicationsPerSecond, seconds: 15 },
			});
			sent += play.applications.count;
			say(describePlay(`${applicationsPerSecond} applications a second`, play));
			if (play.applications.failed > 0 || play.applications.p95 > 4 * tooLongMs) break;
			heldRates.applications = applicationsPerSecond;
		}
		say(`holds ${Math.round(heldRates.visits)} visits or ${heldRates.applications} applications a second`);
		expect(heldRates.visits).toBeGreaterThan(0);
		expect(heldRates.applications).toBeGreaterThan(0);
	});

	it("has lost none and doubled none, nor any document", async () => {
		const [site] = processes;
		if (!site) throw new Error("Nothing runs.");
		const storedFiles = await readDatabase(site, async (db) => {
			const rows = (table: "applications" | "application_files") =>
				db
					.selectFrom(table)
					.select(({ fn }) => fn.countAll<number>().as("rows"))
					.executeTakeFirstOrThrow();
			const [sheets, files] = [await rows("applications"), await rows("application_files")];
			return { sheets: Number(sheets.rows), files: Number(files.rows) };
		});
		const { dataDir, databaseUrl } = site;
		const bytes = databaseUrl
			? Number((await administer(databaseUrl, "select pg_database_size(current_database()) as bytes"))[0]?.bytes)
			: statSync(`${dataDir}/school.sqlite`).size;
		say(`${storedFiles.sheets} applications in a database of ${(bytes / 1e6).toFixed(1)} MB`);
		expect(storedFiles.sheets).toBeGreaterThanOrEqual(sent);
		expect(storedFiles.files).toBe(4 * storedFiles.sheets);
	});
});

/** The figures are what this is for, so they are on the page of anyone who runs it. */
const say = (line: string) => console.log(line);

function describePlay(what: string, play: Played & { cost: { site: number; database: number; player: number } }) {
	const { visits, applications: sheets, seconds: took, cost } = play;
	const share = (spent: number) => `${Math.round((spent / took) * 100)} %`;
	const times = (name: string, { count, failed, p50, p95, p99, failures }: Played["visits"]) =>
		count + failed === 0
			? []
			: [
					`${count} ${name} (${(count / took).toFixed(1)}/s) in ${p50}, ${p95}, ${p99} ms` +
						(failed > 0 ? `, ${failed} failed ${JSON.stringify(failures)}` : ""),
				];
	return [
		`${what}: ${Math.round(took)} s`,
		...times("visits", visits),
		...times("applications", sheets),
		`of a processor: site ${share(cost.site)}, database ${share(cost.database)}, visitors ${share(cost.player)}`,
	].join("; ");
}
