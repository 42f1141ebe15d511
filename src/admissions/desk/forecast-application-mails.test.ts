import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readRound } from "#src/admissions/rounds/read-round.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { forecastMails } from "#src/cases/batches/forecast-mails.server.ts";
import { planBatch, startBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { openData } from "#src/mail/outbox/sealed-data.server.ts";
import { withSecrets } from "#src/mail/secret.ts";
import { plainText } from "#src/mail/template/email-model.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { admissionBatchActs } from "./application-batch-acts.server.ts";
import { admissionUndo } from "./undo-acts.server.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const by = { id: 1, name: "Priya Raghavan" };

describe.each(["sqlite", "postgres"] as const)("the mails of a batch (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => moment);
		for (const name of ["Anbu Arasan", "Bala Murugan", "Chitra Devi"]) {
			const { body, contentType } = await multipart({ ...barchAnswers, name }, []);
			const headers = { "content-type": contentType };
			await site.app.inject({ method: "POST", url: "/api/v1/website/application/add", body, headers });
		}
		const withdrawn = { applicationId: 3, to: "withdrawn", actor: "office" } as const;
		const { db, school } = site.services;
		await db.transaction().execute((trx) => changeStage(trx, school, withdrawn, moment));
	});
	afterEach(() => site.close());

	async function plan(act: string, details: unknown) {
		const { db, school } = site.services;
		const caseIds = (await db.selectFrom("cases").select("id").orderBy("id").execute()).map(({ id }) => id);
		const plannedBatch = await planBatch(
			db,
			{ by, act, details, filter: "all", caseIds },
			admissionBatchActs(school),
			moment,
		);
		const batch = plannedBatch.ok ? await readBatch(db, plannedBatch.id) : undefined;
		if (!batch) throw new Error("The batch was not planned.");
		return batch;
	}
	/** The mails to applicants as text, without what stands at the end of their links. */
	const describeMails = (mails: readonly { template: string; data: string }[]) =>
		mails.map(({ template, data }) => {
			const { subject, email } = site.services.writeEmail(template, data);
			return `${subject}\n${plainText(email)}`.replace(/(https:\/\/school\.example\/\S*\/)\S+/g, "$1…");
		});
	async function foretoldAndSent(act: string, details: unknown) {
		const { db, school, log } = site.services;
		const acts = admissionBatchActs(school);
		const batch = await plan(act, details);
		const foretold = await forecastMails(db, batch, acts, moment);
		await startBatch(db, batch.id, by, start);
		await runBatches(db, { now: () => moment, acts, undo: admissionUndo(school), log });
		const sentMails = await db
			.selectFrom("outbox")
			.selectAll()
			.where("act_id", "is not", null)
			.where("due_at", ">", moment.toISOString())
			.orderBy("id")
			.execute();
		const report = await readBatch(db, batch.id);
		return {
			foretold: describeMails(
				foretold?.mails.map(({ email }) => ({ ...email, data: withSecrets(email.data, email.secrets ?? []) })) ?? [],
			),
			none: foretold?.none.map((each) => `${each.case.name}: ${each.why}`),
			sent: describeMails(sentMails.map((row) => ({ ...row, data: openData(db, row) }))),
			refused: report?.sample
				.filter(({ outcome }) => outcome === "refused")
				.map(({ name, message }) => `${name}: ${message}`),
		};
	}

	it("are foretold as they leave, with who gets none and why", async () => {
		const requestMails = await foretoldAndSent("ask", { field: "certificate_12", reason: "A page is missing." });
		expect(requestMails.foretold).toHaveLength(2);
		expect(requestMails.foretold[1]).toContain("Dear Bala Murugan,");
		expect(requestMails.foretold).toEqual(requestMails.sent);
		expect(requestMails.none).toEqual(["Chitra Devi: This application has ended."]);
		expect(requestMails.none).toEqual(requestMails.refused);

		moment = new Date(start.getTime() + 2 * 86_400_000);
		const requests = [1, 2].map((id) => ({ id, dueOn: "2026-11-27" }));
		const reminded = await foretoldAndSent("remind-requests", { requests });
		expect(reminded.foretold).toHaveLength(2);
		expect(reminded.foretold).toEqual(reminded.sent);
		expect(reminded.none).toEqual(reminded.refused);

		moment = new Date(start.getTime() + 4 * 86_400_000);
		const decisionMails = await foretoldAndSent("stage", { to: "waitlisted", answerBy: null });
		expect(decisionMails.foretold).toHaveLength(2);
		expect(decisionMails.foretold).toEqual(decisionMails.sent);
		expect(decisionMails.none).toEqual(decisionMails.refused);
		expect((await foretoldAndSent("stage", { to: "waitlisted", answerBy: null })).foretold).toEqual([]);
	});

	it("are no offers to those under 18 without a guardian’s consent, who have none in the round either", async () => {
		const { db } = site.services;
		const { id, answers } = await db
			.selectFrom("applications")
			.select(["id", "answers"])
			.where("name", "=", "Anbu Arasan")
			.executeTakeFirstOrThrow();
		const minor = JSON.stringify({ ...JSON.parse(answers), date_of_birth: "2009-05-04" });
		await db.updateTable("applications").set({ answers: minor }).where("id", "=", id).execute();
		const details = { to: "offered", answerBy: "2026-12-01" };
		const batch = await plan("stage", details);
		const { applicants } = await readRound(db, batch.id, 1, moment);
		expect(applicants.map(({ name, qualifies, lacksGuardian }) => [name, qualifies, lacksGuardian]).toSorted()).toEqual(
			[
				["Anbu Arasan", false, true],
				["Bala Murugan", true, false],
				["Chitra Devi", false, false],
			],
		);
		const offerMails = await foretoldAndSent("stage", details);
		expect(offerMails.foretold).toHaveLength(1);
		expect(offerMails.foretold).toEqual(offerMails.sent);
		expect(offerMails.none).toHaveLength(2);
		expect(offerMails.none).toEqual(offerMails.refused);
		const check = { member_id: by.id, member_name: by.name, checked_at: moment.toISOString() };
		const accepted = {
			application_id: id,
			subject: "line:guardian",
			state: "accepted",
			reason: null,
			box: null,
		} as const;
		await db
			.insertInto("document_checks")
			.values({ ...accepted, ...check })
			.execute();
		expect((await readRound(db, batch.id, 1, moment)).applicants).toMatchObject([
			{ qualifies: true, lacksGuardian: false },
			{},
			{},
		]);
	});

	it("are none where an act writes to no one", async () => {
		const { db, school } = site.services;
		const batch = await plan("tag", { tag: "hostel" });
		expect(await forecastMails(db, batch, admissionBatchActs(school), moment)).toBeUndefined();
	});
});
