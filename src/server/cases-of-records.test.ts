import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { judgeDocument } from "#src/admissions/judging/judge-document.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import type { CaseQuery } from "#src/cases/list/case-query.ts";
import { listCases } from "#src/cases/list/list-cases.server.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { trackerCalls } from "#tests/support/forms/tracker-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { applyRetention } from "./retention/retention-job.ts";

const reader = { unmasked: true, memberId: 1, today: "2026-11-20" };

describe.each(["sqlite", "postgres"] as const)("cases (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	beforeEach(async () => {
		moment = new Date("2026-11-20T06:00:00.000Z");
		site = await startApp(engine, {}, () => moment);
	});
	afterEach(() => site.close());

	async function apply(answers: Record<string, string> = {}) {
		const { body, contentType } = await multipart({ ...barchAnswers, ...answers }, await certificates());
		const url = "/api/v1/website/application/add";
		const headers = { "content-type": contentType };
		const answer = await site.app.inject({ method: "POST", url, body, headers });
		return answer.json().data;
	}
	const enquire = (name = "Anbu") =>
		site.app.inject({
			method: "POST",
			url: "/api/v1/website/enquiry-form/add",
			payload: { name, phone: "94432 12345", city: "Coonoor", course: "barch" },
		});
	const query = (text = ""): CaseQuery => {
		const parsed = caseList.parse(new URLSearchParams(text));
		if (!parsed.ok) throw new Error(parsed.errors.join("\n"));
		return parsed.query;
	};
	const list = async (text?: string) => (await listCases(site.services.db, query(text), reader)).rows;

	it("are opened with applications, enquiries, messages and alumni, each once", async () => {
		await apply();
		await enquire();
		await enquire();
		expect(
			(
				await site.app.inject({
					method: "POST",
					url: "/api/v1/website/alumni/add",
					payload: alumnus,
				})
			).statusCode,
		).toBeLessThan(300);
		const rows = await list("sort=-reference");
		expect(rows.map(({ kind, status, waitsFor }) => [kind, status, waitsFor])).toEqual([
			["enquiry", "new", "Call back"],
			["application", "new", "Review 2 documents"],
			["alumni", "new", "Read"],
		]);
		expect(rows[1]).toMatchObject({
			reference: "DSA-26-B-000001",
			name: "Meenakshi Raman",
			town: "Coonoor",
			papers: "nuuaamm",
			paid: false,
			complete: false,
			marks: 8800,
			score: 13_200,
			unseen: true,
		});
	});

	it("follow payment, stage and what the applicant changes, each in its transaction", async () => {
		const { payment, token } = await apply({ date_of_birth: "2007-03-01" });
		const { db, school } = site.services;
		const event = paymentEvent("webhook", payment.id, "pay_1", "captured", "paid");
		expect((await list())[0]?.papers).toBe("nuuaanm");
		const tracker = trackerCalls(site);
		const { version } = await tracker.read(token);
		const response = await tracker.change(token, { phone_no: "9443299999", name: "Meenakshi R" }, version);
		expect(response.code).toBe(200);
		expect((await list("q=99999")).map(({ name }) => name)).toEqual(["Meenakshi R"]);
		await recordPaymentEvent(db, event, {
			now: () => moment,
			onPaid: async () => {},
			onFeeChanged: async (trx, id) => {
				await storeApplicationCase(trx, id, moment);
			},
		});
		expect(await list("paid=yes")).toMatchObject([{ papers: "nuuaana", fee: 1000 }]);
		const later = new Date("2026-11-22T06:00:00.000Z");
		await db
			.transaction()
			.execute((trx) => changeStage(trx, school, { applicationId: 1, to: "declined", actor: "operator" }, later));
		const [decided] = await list("status=decided");
		expect(decided).toMatchObject({ stage: "declined", waitsFor: "Not selected", waitsSince: later.toISOString() });
	});

	it("go with their record", async () => {
		await apply();
		await enquire();
		const { db } = site.services;
		expect(await list()).toHaveLength(2);
		const { storage_key: subject } = await db
			.selectFrom("application_files")
			.select("storage_key")
			.executeTakeFirstOrThrow();
		const judgement = {
			applicationId: 1,
			subject,
			verdict: "unreadable",
			reason: null,
			box: null,
			seen: null,
		} as const;
		const by = { id: 1, name: "Priya Raghavan" };
		const { school } = site.services;
		const judged = await db
			.transaction()
			.execute((trx) => judgeDocument(trx, school, { ...judgement, ask: "mail", by }, moment));
		expect(judged.ok).toBe(true);
		moment = new Date("2029-11-20T06:00:00.000Z");
		await applyRetention(site.services, AbortSignal.any([]));
		expect(await list()).toEqual([]);
		for (const table of [
			"case_texts",
			"document_checks",
			"document_requests",
			"document_request_codes",
			"audit_log",
		] as const)
			expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
	});
});
