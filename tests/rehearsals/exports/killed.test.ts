import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readExport } from "#src/exports/read-exports.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { fillApplications, nameOf } from "#tests/support/exports/fill-applications.ts";
import { readSheet } from "#tests/support/exports/read-zip.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const count = 10_000;
const kills = 4;

test.each(["sqlite", "postgres"] as const)("an export is whole after its process was killed (%s)", async (engine) => {
	const site: RunningServer = await startServer(engine);
	try {
		await readDatabase(site, (db) => fillApplications(db, count));
		const { cookie } = await signedInMember(site, { name: "Meera Nair", role: "owner" });
		const browser = officeBrowser(site, cookie);
		const address = officePaths.newExport("cases", "type=barch&sort=reference");
		const fields = { format: "xlsx", column: "name" };
		expect((await browser.post(address, fields)).status).toBe(302);
		const read = () => readDatabase(site, (db) => readExport(db, 1));
		// The state says "running" of a killed process, too, until the next one takes the job.
		const attempts = () =>
			readDatabase(site, async (db) => {
				const job = await db.selectFrom("jobs").select("attempts").where("kind", "=", "export").executeTakeFirst();
				return job?.attempts;
			});
		for (let killed = 0; killed < kills; killed++) {
			await expect.poll(attempts, { interval: 5 }).toBe(killed + 1);
			await site.kill();
			expect(await read()).toMatchObject({ fileKey: null });
			await site.restart();
		}
		await expect.poll(async () => (await read())?.state, { timeout: 120_000 }).toBe("ready");
		const file = await browser.get(officePaths.exportFile(1));
		const [, ...rows] = await readSheet(Buffer.from(await file.arrayBuffer()));
		expect(rows.map(([name]) => name)).toEqual(Array.from({ length: count }, (_, index) => nameOf(index + 1)));
		expect(readdirSync(join(site.dataDir, "exports"))).toEqual([]);
		const mails = await readDatabase(site, (db) =>
			db.selectFrom("outbox").select("id").where("template", "=", "export-ready").execute(),
		);
		expect(mails).toHaveLength(1);
		const lostRuns = await readDatabase(site, (db) =>
			db.selectFrom("job_runs").select("id").where("outcome", "=", "lost").execute(),
		);
		expect(lostRuns.length).toBeGreaterThanOrEqual(kills);
	} finally {
		await site.drop();
	}
});
