import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Session } from "#src/accounts/sessions.server.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { readRoundView } from "#src/admissions/rounds/read-round.server.ts";
import { moveInWaitlist } from "#src/admissions/seats/waitlist.server.ts";
import { takeOut } from "#src/cases/batches/edit-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { describeStanding } from "#src/office/batches/round/round-labels.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { loader } from "#src/office/offers/offers-page.tsx";
import { nameOfProgramme } from "#src/office/offers/programme-of.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { addApplication } from "#src/payment/testing/fees.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { add, exported, frozen, member, now } from "#tests/support/exports/exported-list.ts";

const by = { id: member.id, name: member.name };
const createdAt = "2026-11-20T06:30:00.000Z";

describeDatabase("sqlite", "exports of offers", (freshDb) => {
	type Applicant = { name: string; type?: string; stage?: string; marks?: string; answers?: object; until?: string };

	/** @returns the numbers of the application and of its case */
	async function apply(db: Db, number: number, applicant: Applicant) {
		const { name, type = "barch", stage = "received", marks: percentage_12, answers, until: answerBy } = applicant;
		const id = await addApplication(db, number);
		const standing = { stage, stage_details: answerBy ? JSON.stringify({ answerBy }) : null };
		const applicationRow = { name, application_type: type, answers: JSON.stringify({ percentage_12, ...answers }) };
		await db
			.updateTable("applications")
			.set({ ...standing, ...applicationRow } as never)
			.where("id", "=", id)
			.execute();
		await storeCase(db, id);
		const ofCase = db.selectFrom("cases").select("id").where("record_id", "=", id).where("kind", "=", "application");
		return { id, caseId: (await ofCase.executeTakeFirstOrThrow()).id };
	}
	const storeCase = (db: Db, id: number) => db.transaction().execute((trx) => storeApplicationCase(trx, id, now()));
	async function setStage(db: Db, id: number, stage: string) {
		const set = db.updateTable("applications").set({ stage, stage_details: null } as never);
		await set.where("id", "=", id).execute();
		await storeCase(db, id);
	}

	/** Loads what the offers page shows. */
	async function shown(db: Db) {
		const context = new RouterContextProvider();
		context.set(memberSession, { member } as Session);
		const services = { db, admissions: { seasons: [], mode: "calendar" }, now };
		context.set(officeServices, services as unknown as OfficeServices);
		return loader({ context } as unknown as Parameters<typeof loader>[0]);
	}

	/** A round of offers of these cases. @returns its number */
	async function plan(db: Db, state: string, caseIds: readonly number[], details: object = {}): Promise<number> {
		const batchDetails = {
			act: "stage",
			details: JSON.stringify({ to: "offered", answerBy: "2026-11-25", ...details }),
		};
		const batch = {
			member_id: by.id,
			member_name: by.name,
			filter: "picked",
			state,
			created_at: createdAt,
			...batchDetails,
		};
		const { id } = await db
			.insertInto("batches")
			.values(batch as never)
			.returning("id")
			.executeTakeFirstOrThrow();
		const outcome = state === "planned" ? null : "done";
		const items = caseIds.map((case_id) => ({ batch_id: id, case_id, version_seen: 99, outcome }));
		await add(db, "batch_items", items);
		return id;
	}

	test("have who waits as the page shows them, a list for each programme, as it was frozen", async () => {
		const db = await freshDb();
		const waits = { stage: "waitlisted" };
		const urban = { type: "march", answers: { department: departments[1], category: "bc" } };
		const anbu = await apply(db, 1, { name: "Anbu", marks: "71", ...waits });
		const bala = await apply(db, 2, { name: "Bala", marks: "94.5", answers: { category: "sc" }, ...waits });
		await apply(db, 3, { name: "Chitra", ...urban, ...waits });
		await apply(db, 4, { name: "Devi", marks: "99" });
		await db.transaction().execute((trx) => moveInWaitlist(trx, { applicationId: anbu.id, step: -1, by }, now()));
		const keys = ["programme", "place", "name", "reference", "category", "marks"];
		const list = await frozen(db, "waitlist");
		expect(list.title).toBe("Waiting list, 21 November");
		const rows = await list.read(keys);
		expect(rows).toEqual([
			["B.Arch", 1, "Anbu", "DSA-26-B-000001", "", 71],
			["B.Arch", 2, "Bala", "DSA-26-B-000002", "SC", 94.5],
			["M.Arch Urban Design", 1, "Chitra", "DSA-26-B-000003", "BC or OBC", null],
		]);
		const { waiting } = await shown(db);
		const lists = [...Map.groupBy(waiting, nameOfProgramme)];
		expect(rows.map(([programme, place, name]) => [programme, place, name])).toEqual(
			lists.flatMap(([title, own]) => own.map(({ name }, index) => [title, index + 1, name])),
		);
		await setStage(db, bala.id, "offered");
		await setStage(db, anbu.id, "withdrawn");
		await db.updateTable("applications").set({ stage: "waitlisted" }).where("name", "=", "Devi").execute();
		expect(await list.read(keys)).toEqual(rows);
		expect((await exported(db, "waitlist", ["name"])).rows).toEqual([["Devi"], ["Chitra"]]);
		await db.updateTable("applications").set({ erased_at: createdAt }).where("id", "=", anbu.id).execute();
		expect(await list.read(["name", "place"])).toEqual([
			["Bala", 2],
			["Chitra", 1],
		]);
	});

	test("have the rounds as the page shows them, and what became of each", async () => {
		const db = await freshDb();
		const until = "2026-11-25";
		const cases = [
			await apply(db, 1, { name: "Anbu", stage: "accepted" }),
			await apply(db, 2, { name: "Bala", stage: "offered", until }),
			await apply(db, 3, { name: "Chitra", stage: "offered", until: "2026-11-20" }),
			await apply(db, 4, { name: "Devi", stage: "declined" }),
		].map(({ caseId }) => caseId);
		const sent = await plan(db, "done", cases);
		await plan(db, "dropped", cases);
		const held = await plan(db, "planned", cases.slice(1, 3), { answerBy: "2026-12-01", extends: sent });
		// Another act on many cases is no round.
		await plan(db, "done", cases, { to: "reading", before: { to: "offered" } });
		const keys = ["round", "by", "state", "until", "extends", "offers", "accepted", "declined", "open", "lapsed"];
		const list = await frozen(db, "rounds");
		expect(list.title).toBe("Rounds of offers, 21 November");
		expect(await list.read(keys)).toEqual([
			[held, "Meera", "On hold, not sent", { day: "2026-12-01" }, sent, 2, 0, 0, 1, 1],
			[sent, "Meera", "Sent", { day: "2026-11-25" }, null, 4, 1, 1, 1, 1],
		]);
		const { rounds } = await shown(db);
		expect(await list.read(["round", "offers", "accepted", "declined", "open", "lapsed"])).toEqual(
			rounds.map(({ batchId, count, accepted, declined, open, lapsed }) => [
				batchId,
				count,
				accepted,
				declined,
				open,
				lapsed,
			]),
		);
		await db.updateTable("batches").set({ state: "dropped" }).where("id", "=", held).execute();
		expect(await list.read(["round", "state"])).toEqual([
			[held, "Discarded"],
			[sent, "Sent"],
		]);
	});

	test("have the applicants of a round by marks, as its page shows them, as it was frozen", async () => {
		const db = await freshDb();
		const chitra = await apply(db, 3, { name: "Chitra", marks: "88", stage: "withdrawn" });
		const anbu = await apply(db, 1, { name: "Anbu", marks: "71" });
		const bala = await apply(db, 2, { name: "Bala", marks: "94.5", answers: { category: "sc" } });
		const round = await plan(db, "planned", [anbu.caseId, bala.caseId, chitra.caseId]);
		const keys = ["name", "reference", "programme", "category", "marks", "standing", "left"];
		const list = await frozen(db, `round/${round}`);
		expect(list.title).toBe("Make an offer, last day to accept 25 November 2026, 21 November");
		const rows = await list.read(keys);
		expect(rows).toEqual([
			["Bala", "DSA-26-B-000002", "B.Arch", "SC", 94.5, "Not complete: 4 open, fee unpaid", null],
			["Chitra", "DSA-26-B-000003", "B.Arch", "", 88, "Won’t get an offer. Stage: Withdrawn", null],
			["Anbu", "DSA-26-B-000001", "B.Arch", "", 71, "Not complete: 4 open, fee unpaid", null],
		]);
		const batch = await readBatch(db, round);
		if (!batch) throw new Error("The round is gone.");
		const { applicants } = (await readRoundView(db, batch, 1, now())).round;
		expect(rows.map(([name, , , , , standing]) => [name, standing])).toEqual(
			applicants.map((each) => [each.name, describeStanding(each, true)]),
		);
		await db.transaction().execute((trx) => takeOut(trx, { batchId: round, by, caseId: bala.caseId }, now()));
		expect(await list.read(keys)).toEqual(rows);
		expect((await exported(db, `round/${round}`, ["name"])).rows).toEqual([["Chitra"], ["Anbu"]]);

		const items = db.updateTable("batch_items").where("batch_id", "=", round);
		await items
			.set({ outcome: "done" } as never)
			.where("case_id", "=", anbu.caseId)
			.execute();
		const refusedItem = { outcome: "refused", message: "It is withdrawn." };
		await items
			.set(refusedItem as never)
			.where("case_id", "=", chitra.caseId)
			.execute();
		await db.updateTable("batches").set({ state: "done" }).where("id", "=", round).execute();
		await setStage(db, anbu.id, "accepted");
		expect((await exported(db, `round/${round}`, ["name", "standing", "left"])).rows).toEqual([
			["Chitra", "Withdrawn", "It is withdrawn."],
			["Anbu", "Seat accepted", null],
		]);
		const refusal = "We can’t find this round of offers.";
		const other = await plan(db, "done", [anbu.caseId], { to: "reading" });
		for (const number of [other, 999]) expect((await exported(db, `round/${number}`, [])).title).toBe(refusal);
	});
});
