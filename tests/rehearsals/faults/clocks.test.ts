import { expect, onTestFinished, test } from "vitest";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { checkSite, expectAlive } from "#tests/support/faults/check-site.ts";
import { combinations, type FaultySite, startFaultySite } from "#tests/support/faults/faulty-site.ts";
import { answersCome, seed } from "#tests/support/faults/play-fault.ts";
import { comeToVisit } from "#tests/support/faults/visitors.ts";
import { seededRandom } from "#tests/support/forms/applicants.ts";

const day = 86_400_000;
const count = (site: FaultySite) =>
	readDatabase(site, async (db) => (await db.selectFrom("applications").select("id").execute()).length);

/** Has the job run that erases what is over. @returns what it says that it has done */
async function erase(site: FaultySite): Promise<string[]> {
	await readDatabase(site, (db) => db.updateTable("jobs").set({ run_at: 0 }).where("kind", "=", "retention").execute());
	const runs = () =>
		readDatabase(site, async (db) => {
			const all = db.selectFrom("job_runs").innerJoin("jobs", "jobs.id", "job_id").select("summary");
			return (await all.where("kind", "=", "retention").execute()).map(({ summary }) => summary ?? "");
		});
	await expect.poll(runs, { timeout: 60_000 }).not.toEqual([]);
	return runs();
}

test.each(combinations.filter(({ files }) => files === "disk"))(
	`survives a clock that jumps, and erases nothing by it ($engine, SEED=${seed})`,
	async (combination) => {
		const site = await startFaultySite(combination);
		onTestFinished(() => site.drop());
		const visitors = comeToVisit(site, seededRandom(seed));
		await answersCome(visitors, 20);
		await visitors.finish();
		const before = await count(site);
		for (const jump of [3 * 365 * day, -2 * day, 0]) {
			await site.stop();
			await site.restartAhead(jump);
			await expectAlive(site);
			if (jump > 0) expect(await erase(site)).toEqual(["Nothing, because the clock jumped"]);
			expect(await count(site)).toBe(before);
		}
		await checkSite(site, visitors);
	},
);
