import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeAmounts } from "#src/admissions/forms/describe-amounts.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { amountsOfForm, formFees } from "#src/school/forms/application-form-settings.ts";
import { everyProgramme, type FormType } from "#src/school/offering.ts";
import { readApiFacts } from "#src/server/school/api-facts.ts";
import {
	barchAnswers,
	certificates,
	diplomaAnswers,
	marchAnswers,
	multipart,
} from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const now = new Date("2027-02-10T06:00:00.000Z");
const by = { id: null, name: "The office" };

describe.each(onEngine("sqlite"))("a form with its own fee (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, { APPLICATION_FEE: "40" }, () => now);
	});
	afterEach(() => site.close());

	async function charge(form: FormType, fee?: unknown) {
		const { db, current } = site.services;
		const part = {
			name: "applicationForms",
			fields: { [form]: fee === undefined ? {} : { fee } },
			names: [form],
			by,
		} as const;
		const result = await db.transaction().execute((trx) => publishPart(trx, part as never, now));
		await current.refresh();
		return result.ok;
	}
	async function apply(answers: Record<string, string>, name: string) {
		const { body, contentType } = await multipart({ ...answers, name }, await certificates());
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		expect(answer.statusCode).toBe(201);
	}
	const fees = async () =>
		(
			await site.services.db
				.selectFrom("fees")
				.innerJoin("applications", "applications.id", "fees.application_id")
				.select(["application_type", "amount"])
				.orderBy("fees.application_id")
				.execute()
		).map(({ application_type, amount }) => [application_type, Number(amount)]);

	it("asks it of what is sent from then on; what was sent keeps what it was told", async () => {
		await apply(diplomaAnswers, "Anu Before");
		expect(await charge("diploma", 250)).toBe(true);
		await apply(diplomaAnswers, "Anu After");
		await apply(barchAnswers, "Anu Elsewhere");
		expect(await charge("diploma")).toBe(true);
		await apply(diplomaAnswers, "Anu Again");
		expect(await fees()).toEqual([
			["diploma", 4000],
			["diploma", 25_000],
			["barch", 4000],
			["diploma", 4000],
		]);
	});

	it("asks each department of the M.Arch for its own", async () => {
		const { db, current } = site.services;
		const fields = { march: { fee: 60, programmes: [{ programme: "urbanDesign", fee: 90 }] } };
		const part = { name: "applicationForms", fields, names: ["march"], by } as const;
		expect((await db.transaction().execute((trx) => publishPart(trx, part as never, now))).ok).toBe(true);
		await current.refresh();
		const [environmental, urban] = departments;
		await apply({ ...marchAnswers, department: environmental }, "Anu Environment");
		await apply({ ...marchAnswers, department: urban }, "Anu Urban");
		expect(await fees()).toEqual([
			["march", 6000],
			["march", 9000],
		]);
		const { applications } = readApiFacts(
			{
				texts: current.texts,
				admissions: site.services.admissions,
				fees: site.services.applicationFee?.rupees ?? null,
				siteUrl: site.services.settings.siteUrl,
			},
			now,
		);
		expect(applications).toContain(
			"the fee is 60 INR (M.Arch Environmental Architecture) or 90 INR (M.Arch Urban Design)",
		);
		const sums = formFees(current.texts.applicationForms, 40);
		expect(describeAmounts(amountsOfForm(sums, "march", everyProgramme))).toBe(
			"₹60 (M.Arch Environmental Architecture) or ₹90 (M.Arch Urban Design)",
		);
		expect(describeAmounts(amountsOfForm(sums, "march", { ...everyProgramme, programmes: ["urbanDesign"] }))).toBe(
			"₹90",
		);
	});

	it("takes amounts as the setting does", async () => {
		expect([await charge("barch", 0), await charge("barch", 1_000_001), await charge("barch", 12.5)]).toEqual([
			false,
			false,
			false,
		]);
		expect(await charge("barch", 1)).toBe(true);
		expect(site.services.applicationFee?.rupees).toEqual({ standard: 40, forms: { barch: 1 }, programmes: {} });
	});
});
