import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { health, home, readiness } from "#src/paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { combinations, type FaultySite } from "#tests/support/faults/faulty-site.ts";
import { last, playFault, seed } from "#tests/support/faults/play-fault.ts";

const onPostgres = combinations.filter(({ engine }) => engine === "postgres");
const onSqlite = combinations.filter(({ engine }) => engine === "sqlite");
const lockedMs = 15_000;

/** The pages go on while the database does not. */
async function expectPages(site: FaultySite) {
	for (const path of [health, home]) {
		const begun = performance.now();
		expect((await fetch(`${site.url}${path}`)).status).toBe(200);
		expect(performance.now() - begun).toBeLessThan(5000);
	}
}

test.each(onSqlite)(`survives a database that someone else has locked ($engine, $files, SEED=${seed})`, async (on) => {
	await playFault(on, {
		async play(site) {
			const other = new DatabaseSync(join(site.dataDir, "school.sqlite"), { timeout: 20_000 });
			other.exec("begin immediate");
			await last(lockedMs / 2);
			await expectPages(site);
			await last(lockedMs / 2);
			other.exec("rollback");
			other.close();
		},
	});
});

test.each(onPostgres)(`survives tables that someone else has locked ($engine, $files, SEED=${seed})`, async (on) => {
	await playFault(on, {
		play: (site) =>
			readDatabase(site, (db) =>
				db.transaction().execute(async (trx) => {
					await sql`lock table applications in access exclusive mode`.execute(trx);
					await last(lockedMs / 2);
					await expectPages(site);
					await last(lockedMs / 2);
				}),
			),
	});
});

test.each(onPostgres.flatMap((on) => (["refused", "silent"] as const).map((network) => ({ ...on, network }))))(
	`survives a database that is away: $network ($engine, $files, SEED=${seed})`,
	async ({ network, ...on }) => {
		const { refusals } = await playFault(on, {
			async play(site) {
				site.network?.become(network);
				const status = () => fetch(`${site.url}${readiness}`).then(({ status }) => status, String);
				await expect.poll(status).toBe(503);
				await expectPages(site);
				await last(lockedMs);
				site.network?.become("open");
			},
		});
		expect(refusals[503]).toBeGreaterThan(0);
	},
);
