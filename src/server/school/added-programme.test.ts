import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { texts } from "#school/school-texts.ts";
import { readChecklist } from "#src/admissions/checklist/read-checklist.server.ts";
import { changeAnswers, versionOf } from "#src/admissions/completion/change-answers.server.ts";
import { readOutstanding } from "#src/admissions/completion/read-completion.server.ts";
import { formOf } from "#src/admissions/forms/application-forms.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { answerColumns } from "#src/office/desk/answer-columns.ts";
import * as paths from "#src/paths.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { describedForm } from "#tests/support/forms/described-form.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const now = new Date("2027-02-10T06:00:00.000Z");
const by = { id: null, name: "The office" };
const empty = { subject: "", entry: "", marks: "", test: "", medium: "", campus: "", afterwards: "" };
const planning = {
	...empty,
	key: "",
	name: "B.Plan Town Planning",
	degree: "B.Plan",
	years: 4,
	seats: 30,
	letter: "P",
	applicationFee: 750,
	class12: "awaited",
	testName: "CUET",
	testMost: 1000,
	leastMarks: 55,
	questions: [
		{ label: "Which town do you know best?", kind: "text", required: true, step: "education", audience: "everyone" },
	],
};
const answers: Record<string, string> = {
	...Object.fromEntries(Object.entries(barchAnswers).filter(([name]) => !/nata|waiting/.test(name))),
	application_type: "b-plan-town-planning",
	test_status: "scored",
	test_score: "640",
	own_which_town_do_you_know_best: "Gudalur",
};

describe.each(onEngine("sqlite"))("a programme that the school has added (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
	});
	afterEach(async () => {
		await offer([]);
		await site.close();
	});

	async function offer(added: object[]) {
		const { db, current } = site.services;
		const programmes = [...texts.outlines.programmes, ...added];
		const part = { name: "outlines", fields: { programmes }, names: ["programmes"], by } as const;
		const result = await db.transaction().execute((trx) => publishPart(trx, part as never, now));
		await current.refresh();
		return result.ok;
	}
	async function apply(fields: Record<string, string> = {}) {
		const { body, contentType } = await multipart({ ...answers, ...fields });
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		return { code: answer.statusCode, ...answer.json() };
	}
	const row = () =>
		site.services.db.selectFrom("applications").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();

	it("is described to programs, with its fields and its fee", async () => {
		await offer([planning]);
		const { tags } = (await site.app.inject("/api/docs/json")).json();
		const days = tags.map((tag: { description: string }) => tag.description).join("\n");
		expect(days).toMatch(/^- `b-plan-town-planning`: open until .*; the fee is 750 INR$/m);
		const form = await describedForm(site, "b-plan-town-planning");
		expect(form?.title).toBe("B.Plan application");
		expect(Object.keys(form?.properties ?? {})).toEqual(
			expect.arrayContaining(["name", "percentage_12", "test_score"]),
		);
		expect(form?.required).toContain("own_which_town_do_you_know_best");
		expect((await describedForm(site, "barch"))?.properties).not.toHaveProperty("test_score");
	});

	it("has a form with the blocks, the rules and the questions that the school has chosen", async () => {
		expect(await offer([planning])).toBe(true);
		const { own_which_town_do_you_know_best: _town, ...without } = answers;
		expect(await apply({ test_score: "1200" })).toMatchObject({
			errors: { test_score: "Enter a valid score for this test" },
		});
		const { body, contentType } = await multipart(without);
		const url = "/api/v1/website/application/add";
		const refused = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		expect(refused.json().errors).toEqual({ own_which_town_do_you_know_best: "Answer this question" });
		const received = await apply();
		expect(received).toMatchObject({ code: 201, data: { reference: expect.stringMatching(/^DSA-27-P-000001$/) } });
	});

	it("has its fee, checklist and requirements, and columns in the office's files", async () => {
		await offer([planning]);
		await apply({ percentage_12: "54" });
		const application = await row();
		const { db } = site.services;
		const fee = await db
			.selectFrom("fees")
			.select("amount")
			.where("application_id", "=", application.id)
			.executeTakeFirst();
		expect(fee?.amount).toBe(75_000);
		const { lines } = await readChecklist(db, application, now);
		expect(lines.map(({ key, label, state }) => [key, label, state])).toEqual([
			["identity", "Identity", "not-needed"],
			["class-10", "Class 10 mark sheet", "missing"],
			["class-12", "Class 12 mark sheet", "missing"],
			["test", "CUET", "accepted"],
			["marks", "Age and marks", "wrong"],
			["guardian", "Guardian", "missing"],
			["fee", "Fee", "missing"],
		]);
		const owed = await readOutstanding(db, application);
		expect(owed.documents.map(({ name }) => name)).toEqual(["certificate_10", "certificate_12"]);
		expect(answerColumns().map(({ title }) => title)).toContain("Which town do you know best?");
	});

	it("lets applicants correct their answers, and its result may come later", async () => {
		await offer([planning]);
		await apply({ test_status: "waiting", test_score: "" });
		const application = await row();
		const { db, school } = site.services;
		expect((await readOutstanding(db, application)).results.map(({ label }) => label)).toEqual(["CUET score"]);
		const change = { applicationId: application.id, version: versionOf(application.answers), actor: "applicant" };
		const later = { ...change, answers: { test_status: "scored", test_score: "701" } };
		expect(await changeAnswers({ db, school }, later, now)).toEqual({ ok: true, changed: true });
		expect((await readOutstanding(db, await row())).results).toEqual([]);
	});

	it("is no form any more once it has ended, while its applications stay", async () => {
		await offer([planning]);
		await apply();
		const draft = { method: "POST", url: "/api/v1/website/draft/add" } as const;
		const begun = await site.app.inject({ ...draft, payload: { application_type: "b-plan-town-planning" } });
		expect(begun.statusCode).toBe(201);
		expect(await offer([])).toBe(true);
		expect((await apply({ name: "Anu Late" })).code).toBe(422);
		const application = await row();
		expect(application.asked).toContain("Which town do you know best?");
		const { lines } = await readChecklist(site.services.db, application, now);
		expect(lines).toEqual([]);
		expect(formOf("b-plan-town-planning")).toMatchObject({ page: paths.academic, form: { title: "Application" } });
		const headers = { authorization: `Bearer ${begun.json().data.token}` };
		expect((await site.app.inject({ url: "/api/v1/website/draft", headers })).statusCode).toBe(200);
	});

	it.each<[string, object[]]>([
		["with letters of another form", [{ ...planning, letter: "B" }]],
		["with the key of a form of ours", [{ ...planning, key: "march" }]],
		["twice", [planning, planning]],
		["two with the same letters", [planning, { ...planning, name: "B.Plan Evening" }]],
		["with letters that aren’t capitals", [{ ...planning, letter: "p1" }]],
	])("is refused %s", async (_title, added) => {
		expect(await offer(added)).toBe(false);
	});
});
