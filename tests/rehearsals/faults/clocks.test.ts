import { expect, test } from "vitest";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { expectAlive } from "#tests/support/faults/check-site.ts";
import { combinations, type FaultySite } from "#tests/support/faults/faulty-site.ts";
import { answersCome, playFault, seed } from "#tests/support/faults/play-fault.ts";

const day = 86_400_000;
const count = (site: FaultySite) =>
	readDatabase(site, async (db) => (await db.selectFrom("applications").select("id").execute()).length);

/** The jobs that erase have looked at the clock. */
const haveErased = (site: FaultySite) =>
	readDatabase(site, async (db) => {
		const done = await db.selectFrom("jobs").select("kind").where("state", "=", "done").execute();
		return done.map(({ kind }) => kind);
	});

test.each(combinations.filter(({ files }) => files === "disk"))(
	`survives a clock that jumps, and erases nothing by it ($engine, SEED=${seed})`,
	async (combination) => {
		await playFault(combination, {
			async play(site, visitors) {
				for (const jump of [3 * 365 * day, -2 * day, 0]) {
					const before = await count(site);
					await site.stop();
					await site.restartAhead(jump);
					await expectAlive(site);
					if (jump > 0) await expect.poll(() => haveErased(site), { timeout: 60_000 }).toContain("retention");
					expect(await count(site)).toBeGreaterThanOrEqual(before);
					await answersCome(visitors, 3);
				}
			},
		});
	},
);
