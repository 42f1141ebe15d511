import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readChecklist } from "#src/admissions/checklist/read-checklist.server.ts";
import { changeAnswers, versionOf } from "#src/admissions/completion/change-answers.server.ts";
import { readOutstanding } from "#src/admissions/completion/read-completion.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { answerColumns } from "#src/office/desk/answer-columns.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { describedForm } from "#tests/support/forms/described-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const now = new Date("2027-02-10T06:00:00.000Z");
const by = { id: null, name: "The office" };
const asked = { step: "education", audience: "everyone" };
const hostel = {
	...asked,
	label: "Do you need a room in the hostel?",
	kind: "choice",
	options: ["Yes", "No"],
	required: true,
	key: "hostel",
};
const food = {
	...asked,
	label: "What do you eat?",
	kind: "choice",
	options: ["Vegetarian", "Everything"],
	required: true,
	follows: hostel.label,
	answer: "Yes",
	key: "food",
};
const hours = { ...asked, label: "Hours of drawing a week", kind: "number", least: 0, most: 60 };
const website = { ...asked, label: "Your website", kind: "link", help: "If you have one." };
const visa = { ...asked, label: "Visa number", kind: "text", required: true, audience: "international" };
const sketch = { ...asked, label: "A sketch of your room", kind: "file", required: true, key: "sketch" };

describe.each(onEngine("sqlite"))("questions that the school adds to a form (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
	});
	afterEach(async () => {
		await ask([]);
		await site.close();
	});

	async function ask(questions: unknown) {
		const { db, current } = site.services;
		const part = { name: "applicationForms", fields: { barch: { questions } }, names: ["barch"], by } as const;
		const result = await db.transaction().execute((trx) => publishPart(trx, part as never, now));
		await current.refresh();
		return result.ok;
	}
	async function apply(answers: Record<string, string>, fields: string[] = []) {
		const files = await Promise.all(
			fields.map(async (field) => ({ field, name: `${field}.pdf`, content: await makePdf() })),
		);
		const { body, contentType } = await multipart({ ...barchAnswers, ...answers }, files);
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		return { code: answer.statusCode, ...answer.json() };
	}
	const rows = () => site.services.db.selectFrom("applications").selectAll().orderBy("id").execute();

	it("have rules of their kind, and are asked only of those whom they are for", async () => {
		expect(await ask([hostel, food, hours, website, visa])).toBe(true);
		const fields = { own_hours_of_drawing_a_week: "70", own_your_website: "kavya.in", own_hostel: "Perhaps" };
		expect(await apply(fields)).toMatchObject({
			code: 422,
			errors: {
				own_hostel: "Choose one of these answers",
				own_hours_of_drawing_a_week: "Enter a number in the range shown",
				own_your_website: "Enter a link that begins with https:// or http://",
			},
		});
		expect((await apply({ own_hostel: "Yes" })).errors).toEqual({ own_food: "Choose one of these answers" });
		expect((await apply({ is_international_student: "true", own_hostel: "No" })).errors).toEqual({
			own_visa_number: "Answer this question",
		});
		expect((await apply({ own_hostel: "No", own_your_website: "https://kavya.example" })).code).toBe(201);
	});

	it("are stored with the application as they were asked, in its record, its file and its version", async () => {
		await ask([hostel, hours]);
		await apply({ own_hostel: "Yes", own_hours_of_drawing_a_week: "7.5" });
		const [row] = await rows();
		expect(JSON.parse(row?.answers ?? "")).toMatchObject({ own_hostel: "Yes", own_hours_of_drawing_a_week: "7.5" });
		const lines = (JSON.parse(row?.asked ?? "") as { lines: { label: string; answer: string }[] }[]).flatMap(
			(step) => step.lines,
		);
		expect(lines).toContainEqual({ name: "own_hostel", label: hostel.label, answer: "Yes" });
		expect(row?.form_version).toMatch(/^2026-12-2-\w+$/);
		const column = answerColumns().find(({ key }) => key === "answer-own_hours_of_drawing_a_week");
		const answered = { type: "barch", answers: JSON.parse(row?.answers ?? "") };
		expect([column?.title, column?.value({ answered })]).toEqual([hours.label, 7.5]);
	});

	it("are described to programs", async () => {
		await ask([hostel, hours]);
		const barch = await describedForm(site, "barch");
		expect(barch?.properties.own_hostel).toMatchObject({
			enum: ["Yes", "No"],
			description: "Do you need a room in the hostel?",
		});
		expect(barch?.properties).toHaveProperty("own_hours_of_drawing_a_week");
		expect(barch?.required.filter((name) => name.startsWith("own_"))).toEqual(["own_hostel"]);
	});

	it("can be withdrawn: what was answered stays, through later corrections too", async () => {
		await ask([hostel]);
		await apply({ own_hostel: "Yes" });
		expect(await ask([])).toBe(true);
		const [row] = await rows();
		const change = { applicationId: row?.id ?? 0, version: versionOf(row?.answers ?? ""), actor: "applicant" };
		const { db, school } = site.services;
		const result = await changeAnswers({ db, school }, { ...change, answers: { nationality: "Nepali" } }, now);
		expect(result).toEqual({ ok: true, changed: true });
		const [after] = await rows();
		expect(JSON.parse(after?.answers ?? "")).toMatchObject({ own_hostel: "Yes", nationality: "Nepali" });
		expect(after?.asked).toContain(hostel.label);
	});

	it("ask for documents, which are then checked and owed, by those only who were asked", async () => {
		await apply({ name: "Anu Before" });
		expect(await ask([sketch])).toBe(true);
		expect(await apply({ name: "Anu Without" })).toMatchObject({
			code: 422,
			errors: { own_sketch: expect.any(String) },
		});
		expect((await apply({ name: "Anu With" }, ["own_sketch"])).code).toBe(201);
		const { db } = site.services;
		const lists = await Promise.all((await rows()).map((row) => readChecklist(db, row, now)));
		expect(lists.map(({ lines }) => lines.find(({ key }) => key === "own_sketch")?.state)).toEqual([
			"not-needed",
			"unjudged",
		]);
		const owed = await Promise.all((await rows()).map((row) => readOutstanding(db, row)));
		expect(owed.map(({ documents, offered }) => [...documents, ...offered].map(({ name }) => name))).toEqual([
			expect.not.arrayContaining(["own_sketch"]),
			expect.not.arrayContaining(["own_sketch"]),
		]);
	});

	it.each<[string, object[]]>([
		["a choice without answers", [{ ...asked, label: "Which?", kind: "choice" }]],
		["two with the same words", [hours, hours]],
		["two with the same name", [hostel, { ...hours, key: "hostel" }]],
		["one after a question that comes later", [food, hostel]],
		["one after an answer that there is not", [hostel, { ...food, answer: "Maybe" }]],
		["one after a question that has no answers to choose", [hours, { ...food, follows: hours.label }]],
		["limits the wrong way round", [{ ...hours, least: 9, most: 8 }]],
		[
			"too many documents",
			Array.from({ length: 6 }, (_, index) => ({ ...sketch, label: `${index}`, key: `d${index}` })),
		],
	])("are refused when they are published: %s", async (_title, questions) => {
		expect(await ask(questions)).toBe(false);
	});
});
