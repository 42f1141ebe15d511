import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { freshPlace } from "#tests/support/database/databases.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { buildChanged } from "#tests/support/server/changed-build.ts";
import { startServer } from "#tests/support/server/server.ts";

test.each(["sqlite", "postgres"] as const)(
	"two versions that start at once on nothing share it (%s)",
	async (engine) => {
		const changedBuild = await buildChanged();
		onTestFinished(() => rmSync(changedBuild.folder, { recursive: true, force: true }));
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const settings = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
		const sites = await Promise.all(
			[undefined, changedBuild.site].map((folder) => startServer("sqlite", settings, undefined, folder)),
		);
		onTestFinished(async () => {
			for (const site of sites) await site.drop();
		});
		const sent = sites.flatMap((site) => Array.from({ length: 5 }, () => sendApplication(site.url)));
		await Promise.all(sent);
		const at = { dataDir: place.dataDir, databaseUrl: place.databaseUrl };
		const rows = await readDatabase(at, (db) => db.selectFrom("applications").select("reference").execute());
		const numbers = rows.map(({ reference }) => Number(reference.slice(-6))).sort((a, b) => a - b);
		expect(numbers).toEqual(Array.from({ length: sent.length }, (_, index) => index + 1));
		for (const site of sites) expect((await fetch(site.url)).status).toBe(200);
	},
);
