import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { setSeats } from "#src/admissions/seats/set-seats.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { fillApplications } from "#tests/support/exports/fill-applications.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { startServer } from "#tests/support/server/server.ts";

const [offers, kills] = [1500, 5];
const [processes, applicants, seats] = [10, 200, 37];
const answerBy = addDays(dayAtSchool(new Date()), 30);

test.each(["sqlite", "postgres"] as const)(
	"a round of offers whose process is killed again and again reaches each applicant once (%s)",
	async (engine) => {
		const site = await startServer(engine);
		try {
			await readDatabase(site, (db) => fillApplications(db, offers));
			const { cookie } = await signedInMember(site, { name: "Meera Nair", role: "owner" });
			const browser = officeBrowser(site, cookie);
			const form = { act: "stage", to: "offered", answerBy, all: "yes" };
			const response = await browser.post(officePaths.cases("type=barch"), form);
			const round = response.headers.get("location") ?? "";
			expect((await browser.post(round, { act: "start" })).status).toBe(302);
			const readTried = () => readDatabase(site, async (db) => (await readBatch(db, 1))?.tried ?? 0);
			for (let killed = 0; killed < kills; killed++) {
				const before = await readTried();
				await expect.poll(readTried, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + 20);
				await site.kill();
				expect(await readTried()).toBeLessThan(offers);
				await site.restart();
			}
			const state = () => readDatabase(site, async (db) => (await readBatch(db, 1))?.state);
			await expect.poll(state, { timeout: 300_000 }).toBe("done");
			const { stages, mails, acts } = await readDatabase(site, async (db) => ({
				stages: await db.selectFrom("applications").select("stage").where("stage", "=", "offered").execute(),
				mails: await db.selectFrom("outbox").select("attachment").where("attachment", "like", "offer:%").execute(),
				acts: await db.selectFrom("audit_log").select("subject_id").where("act", "=", "stage-changed").execute(),
			}));
			expect(stages).toHaveLength(offers);
			expect(mails).toHaveLength(offers);
			expect(new Set(mails.map(({ attachment }) => attachment)).size).toBe(offers);
			expect(acts).toHaveLength(offers);
		} finally {
			await site.drop();
		}
	},
);

describeDatabases("ten processes in which everyone accepts a place", (freshDb) => {
	test("take as many seats as there are, and no more", async () => {
		const db = await freshDb();
		const place = placeOf(db);
		await fillApplications(db, applicants);
		await db
			.updateTable("applications")
			.set({ stage: "offered", stage_details: JSON.stringify({ answerBy }), seat_category: "bc" })
			.execute();
		const by = { id: 1, name: "Meera Nair" };
		const plan = { type: "barch", since: "2026-01-01", lines: [{ category: "bc", seats }], by };
		const set = await db.transaction().execute((trx) => setSeats(trx, plan, new Date()));
		expect(set).toMatchObject({ ok: true });
		const accepted = await acceptInProcesses(place);
		expect(accepted.reduce((sum, count) => sum + count, 0)).toBe(seats);
		const rows = await db.selectFrom("applications").select("id").where("stage", "=", "accepted").execute();
		expect(rows).toHaveLength(seats);
	});

	test("take in each of a form’s two programmes as many as it has", async () => {
		const db = await freshDb();
		await fillApplications(db, applicants);
		const set = { application_type: "march", stage: "offered", stage_details: JSON.stringify({ answerBy }) } as const;
		for (const [turn, department] of departments.entries())
			await db
				.updateTable("applications")
				.set({ ...set, answers: JSON.stringify({ department }) })
				.where(sql<number>`id % 2`, "=", turn)
				.execute();
		const [environmental, urbanDesign] = [19, 31];
		const lines = Object.entries({ environmental, urbanDesign }).map(([programme, number]) => ({
			programme,
			category: "",
			seats: number,
		}));
		const plan = { type: "march", since: "2026-01-01", lines, by: { id: 1, name: "Meera Nair" } };
		const result = await db.transaction().execute((trx) => setSeats(trx, plan, new Date()));
		expect(result).toMatchObject({ ok: true });
		const accepted = await acceptInProcesses(placeOf(db));
		expect(accepted.reduce((sum, count) => sum + count, 0)).toBe(environmental + urbanDesign);
		const rows = await db
			.selectFrom("applications")
			.select("seat_programme as programme")
			.where("stage", "=", "accepted")
			.execute();
		const takenIn = (programme: string) => rows.filter((row) => row.programme === programme).length;
		expect([takenIn("environmental"), takenIn("urbanDesign")]).toEqual([environmental, urbanDesign]);
	});
});

/** Accepts the places of everyone in ten processes at once. @returns how many each of them has accepted */
async function acceptInProcesses({ dataDir, databaseUrl }: ReturnType<typeof placeOf>): Promise<number[]> {
	const run = promisify(execFile);
	const script = ["--disable-warning=ExperimentalWarning", "tests/support/decisions/accept-process.ts"];
	const outputs = await Promise.all(
		Array.from({ length: processes }, (_, turn) =>
			run(process.execPath, script, {
				env: {
					PATH: process.env.PATH,
					TURN: String(turn),
					DATA_DIR: dataDir,
					...(databaseUrl && { DATABASE_URL: databaseUrl }),
				},
			}),
		),
	);
	return outputs.map(({ stdout }) => Number(stdout));
}
