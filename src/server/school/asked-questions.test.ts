import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readChecklist } from "#src/admissions/checklist/read-checklist.server.ts";
import { readOutstanding } from "#src/admissions/completion/read-completion.server.ts";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { readSeats } from "#src/admissions/seats/read-seats.server.ts";
import { setSeats } from "#src/admissions/seats/set-seats.server.ts";
import { listCases } from "#src/cases/list/list-cases.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { withAnswers } from "#src/office/desk/case-list.server.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { describedForm } from "#tests/support/forms/described-form.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const now = new Date("2027-02-10T06:00:00.000Z");
const by = { id: null, name: "The office" };

describe.each(onEngine("postgres"))("questions that the school asks in another way (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
	});
	afterEach(async () => {
		await publish({ barch: { asked: [], questions: [] }, categories: [] });
		await site.close();
	});

	async function publish(fields: Record<string, unknown>) {
		const { db, current } = site.services;
		const part = { name: "applicationForms", fields, names: Object.keys(fields), by } as const;
		const result = await db.transaction().execute((trx) => publishPart(trx, part as never, now));
		await current.refresh();
		return result.ok;
	}
	const ask = (...asked: [question: string, rule: string][]) =>
		publish({ barch: { asked: asked.map(([question, rule]) => ({ question, rule })) } });
	async function apply(answers: Record<string, string>, without: readonly string[] = []) {
		const all = Object.entries({ ...barchAnswers, ...answers }).filter(([name]) => !without.includes(name));
		const { body, contentType } = await multipart(Object.fromEntries(all), []);
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		return { code: answer.statusCode, ...answer.json() };
	}
	async function lastRow() {
		const rows = await site.services.db.selectFrom("applications").selectAll().orderBy("id").execute();
		const row = rows.at(-1);
		if (!row) throw new Error("No application was stored.");
		return row;
	}

	it("are left out: of the form, its rules, the checklist and what is owed", async () => {
		await apply({ nata_status: "waiting" });
		const before = await lastRow();
		expect(await ask(["nata", "none"], ["class12", "none"], ["address", "none"])).toBe(true);
		const leftOut = ["address", "board_12", "percentage_12", "yop_12", "waiting_result", "nata_score"];
		expect((await apply({}, leftOut)).code).toBe(201);
		const after = await lastRow();
		expect(after.form_version).not.toBe(before.form_version);
		expect(after.asked).not.toMatch(/NATA|Class 12|Address/);
		const keys = (await readChecklist(site.services.db, after, now)).lines.map(({ key }) => key);
		expect(keys).toEqual(["identity", "class-10", "guardian", "fee"]);
		const { results, documents } = await readOutstanding(site.services.db, after);
		expect([results, documents.map(({ name }) => name)]).toEqual([[], ["certificate_10"]]);
	});

	it("keep the answers of applications sent before", async () => {
		await apply({ nata_status: "applied", waiting_result: "false", nata_score: "112" });
		await ask(["nata", "none"]);
		const { answers, asked } = await lastRow();
		expect(JSON.parse(answers)).toMatchObject({ nata_score: "112" });
		expect(asked).toContain("NATA score");
	});

	it("are required, of programs too", async () => {
		expect(await ask(["gender", "required"], ["guardian", "required"], ["nata", "required"], ["pcm", "required"])).toBe(
			true,
		);
		const without = ["gender", "nata_status", "waiting_result", "nata_score"];
		expect(await apply({}, without)).toMatchObject({
			code: 422,
			errors: {
				gender: "Answer this question",
				guardian_name: "Answer this question",
				guardian_phone: "Answer this question",
				nata_status: "Answer this question",
				percentage_pcm: "Answer this question",
			},
		});
		const given = { gender: "2", guardian_name: "Raman", nata_status: "not_applied", percentage_pcm: "81" };
		expect(await apply({ ...given, guardian_phone: "12" })).toMatchObject({
			code: 422,
			errors: { guardian_phone: expect.stringContaining("10") },
		});
		expect((await apply({ ...given, guardian_phone: "9876543210" })).code).toBe(201);
	});

	it("come at the end of their steps in the order of the list", async () => {
		const asked = [
			{ question: "class10", rule: "usual", last: true },
			{ question: "gender", rule: "required", last: true },
			{ question: "address", rule: "usual", last: true },
		];
		expect(await publish({ barch: { asked } })).toBe(true);
		expect((await apply({})).code).toBe(201);
		const steps = JSON.parse((await lastRow()).asked) as { lines: { name: string }[] }[];
		const [personal = [], education = []] = steps.map(({ lines }) => lines.map(({ name }) => name));
		expect(personal.slice(-2)).toEqual(["gender", "address"]);
		expect(personal[0]).toBe("name");
		expect(education.at(-1)).toBe("certificate_10");
		expect(education.indexOf("board_12")).toBeLessThan(education.indexOf("board_10"));
	});

	it("belong to a form that is called like the degree it leads to", async () => {
		const { db, current } = site.services;
		const { programmes } = current.texts.outlines;
		const renamed = programmes.map((each) => (each.key === "barch" ? { ...each, degree: "B.Arch (Hons)" } : each));
		const rename = async (fields: typeof programmes) => {
			const part = { name: "outlines", fields: { programmes: fields }, names: ["programmes"], by } as const;
			await db.transaction().execute((trx) => publishPart(trx, part, now));
			await current.refresh();
		};
		await rename(renamed);
		expect(titleOf("barch")).toBe("B.Arch (Hons) application");
		await rename(programmes);
		expect(titleOf("barch")).toBe("B.Arch application");
	});

	it("are left to the applicant, whose answer is still checked", async () => {
		expect(await ask(["address", "optional"], ["nationality", "optional"])).toBe(true);
		expect((await apply({ address: "", nationality: "" })).code).toBe(201);
		expect(await apply({ address: "x".repeat(5000), nationality: "" })).toMatchObject({
			code: 422,
			errors: { address: expect.any(String) },
		});
	});

	it("are named to programs", async () => {
		await ask(["nata", "none"], ["gender", "required"], ["address", "optional"]);
		const barch = await describedForm(site, "barch");
		for (const name of ["nata_status", "waiting_result", "nata_score"])
			expect(barch?.properties).not.toHaveProperty(name);
		expect(barch?.required).toContain("gender");
		expect(barch?.required).not.toContain("address");
		const diploma = await describedForm(site, "diploma");
		expect([diploma?.required.includes("gender"), diploma?.required.includes("address")]).toEqual([false, true]);
	});

	it("stand where the school puts its own: before others, and in a step of their own", async () => {
		const own = { kind: "text", audience: "everyone" };
		const questions = [
			{ ...own, label: "Why architecture?", step: "own" },
			{ ...own, label: "Medium of instruction", step: "education_start" },
		];
		expect(await publish({ barch: { questions, ownStep: "About your choice" } })).toBe(true);
		await apply({ own_why_architecture: "Because of the light." });
		const steps = JSON.parse((await lastRow()).asked) as { title: string; lines: { label: string }[] }[];
		expect(steps.map(({ title, lines }) => [title, lines[0]?.label])).toEqual([
			["Personal information", "Full name"],
			["Education", "Medium of instruction"],
			["About your choice", "Why architecture?"],
		]);
	});

	it("move to other steps with their rules, and a step without questions is left out", async () => {
		const steps = async () => {
			const stored = JSON.parse((await lastRow()).asked) as { title: string; lines: { label: string }[] }[];
			return stored.map(({ title, lines }) => [title, lines.map(({ label }) => label)] as const);
		};
		const move = (question: string, step: string, rule = "usual") => ({ question, rule, step });
		const asked = [move("nata", "personal"), move("gender", "own", "required"), move("class10", "own")];
		expect(await publish({ barch: { asked, ownStep: "Last of all" } })).toBe(true);
		expect((await apply({ gender: "" })).errors).toEqual({ gender: expect.any(String) });
		expect((await apply({ nata_status: "perhaps" })).errors).toHaveProperty("nata_status");
		expect((await apply({ nata_status: "waiting", gender: "2" })).code).toBe(201);
		const [personal, education, own] = await steps();
		expect(personal?.[1].at(-1)).toMatch(/NATA/);
		expect(education?.[1].join()).not.toMatch(/NATA|Class 10/);
		expect(own).toEqual(["Last of all", ["Gender", ...(own?.[1].slice(1) ?? [])]]);
		expect(own?.[1].at(-1)).toMatch(/Class 10/);
		const all = ["class10", "class12", "nata", "international"].map((question) => move(question, "own"));
		expect(await publish({ barch: { asked: all, questions: [] } })).toBe(true);
		expect((await apply({})).code).toBe(201);
		expect((await steps()).map(([title]) => title)).toEqual(["Personal information", "More about you"]);
	});

	it("have the school’s list of categories, by which it reserves seats", async () => {
		expect(await publish({ categories: [{ label: "SC" }, { label: "SEBC (Maharashtra)" }] })).toBe(true);
		expect((await apply({ category: "ews" })).errors).toHaveProperty("category");
		for (const category of ["sc", "sebc_maharashtra"]) expect((await apply({ category })).code).toBe(201);
		expect((await lastRow()).asked).toContain("SEBC (Maharashtra)");
		const { db } = site.services;
		const set = (category: string) =>
			db
				.transaction()
				.execute((trx) =>
					setSeats(
						trx,
						{ type: "barch", since: "2026-06-01", lines: [{ category, seats: 4 }], by: { ...by, id: 1 } },
						now,
					),
				);
		expect(await set("ews")).toEqual({ ok: false, message: "We can’t find this category." });
		expect(await set("sebc_maharashtra")).toMatchObject({ ok: true });
		const seats = (await readSeats(db, now)).find(({ type }) => type === "barch");
		expect(seats?.lines).toMatchObject([{ category: "sebc_maharashtra", seats: 4 }]);
	});

	it("are conditions of the desk, by each answer that there is to choose", async () => {
		const room = { kind: "choice", label: "Do you need a room?", options: ["Yes, 100%", "No"], key: "room" };
		expect(await publish({ barch: { questions: [{ ...room, audience: "everyone", step: "own" }] } })).toBe(true);
		for (const [name, own_room] of Object.entries({ Anu: "Yes, 100%", Bala: "No", Chitra: "Yes, 100%" }))
			expect((await apply({ name, own_room })).code).toBe(201);
		await apply({ name: "Devi", own_room: "No", guardian_name: '"own_room":"Yes, 100%"' });
		const find = async (answer: string) => {
			const parsed = caseList.parse(new URLSearchParams({ answer }));
			if (!parsed.ok) return parsed.errors;
			const reader = { unmasked: true, memberId: 1, today: "2027-02-10" };
			const { rows } = await listCases(site.services.db, parsed.query, reader);
			return rows.map(({ name }) => name).toSorted();
		};
		expect(await find("own_room:Yes, 100%")).toEqual(["Anu", "Chitra"]);
		expect(await find("gender:3")).toEqual([]);
		expect(await find("own_room:Perhaps")).toEqual([expect.stringContaining("own_room:No")]);
	});

	it("are columns of the desk for members who choose them, as each may see them", async () => {
		const question = { kind: "text", label: "Who can vouch for you?", key: "referee" };
		expect(await publish({ barch: { questions: [{ ...question, audience: "everyone", step: "own" }] } })).toBe(true);
		await apply({ own_referee: "R. Iyer, iyer@example.in", category: "bc", address: "14 Lake Road, Ooty" });
		const { db } = site.services;
		const read = async (columns: string, unmasked: boolean) => {
			const parsed = caseList.parse(new URLSearchParams({ columns }));
			if (!parsed.ok) return parsed.errors;
			const rows = await listCases(db, parsed.query, { unmasked, memberId: 1, today: "2027-02-10" });
			const shown = await withAnswers(db, rows.rows, parsed.query.columns ?? [], { unmasked });
			expect(JSON.stringify(shown)).not.toMatch(/Lake Road|9876543210/);
			const chosen = caseList.moreColumns?.().filter(({ key }) => parsed.query.columns?.includes(key)) ?? [];
			return chosen.map(({ title, value }) => [title, shown[0] && value(shown[0])]);
		};
		const columns = "town,answer-category,answer-own_referee";
		expect(await read(columns, true)).toEqual([
			["Reservation category", "BC or OBC"],
			["Who can vouch for you?", "R. Iyer, iyer@example.in"],
		]);
		expect(await read(columns, false)).toContainEqual(["Who can vouch for you?", "R. Iyer, i•••@example.in"]);
		expect(await read("town", true)).toEqual([]);
		expect(await read("answer-own_nothing", true)).toEqual([expect.stringContaining("answer-own_nothing")]);
	});

	it.each<[string, Record<string, unknown>]>([
		["one twice", { barch: { asked: Array.from({ length: 2 }, () => ({ question: "nata", rule: "none" })) } }],
		["the guardian left out", { barch: { asked: [{ question: "guardian", rule: "none" }] } }],
		["a certificate that is optional", { barch: { asked: [{ question: "class10", rule: "optional" }] } }],
		["one that the form doesn’t have", { barch: { asked: [{ question: "pgeta", rule: "none" }] } }],
		["a category twice", { categories: [{ label: "SC" }, { label: "SC" }] }],
		["a category without a name in files", { categories: [{ label: "மற்றவை" }] }],
	])("are refused when they are published: %s", async (_title, fields) => {
		expect(await publish(fields)).toBe(false);
	});
});
