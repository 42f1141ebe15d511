import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { barchAnswers, marchAnswers } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { trackerCalls } from "#tests/support/forms/tracker-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const { percentage_12: _marks, yop_12: _year, ...withoutMarks } = barchAnswers;
const inClass12 = { ...withoutMarks, result_awaited_12: "true", school_12: "Hill School", expected_12: "2027-05" };
const class12 = { result_awaited_12: "false", percentage_12: "91", percentage_pcm: "93", yop_12: "2026" };

describe.each(onEngine("postgres"))("answers that change after an application was sent (%s)", (engine) => {
	let school: TestApp;
	let tracker: ReturnType<typeof trackerCalls>;
	let moment = Date.parse("2026-11-22T06:00:00Z");
	beforeEach(async () => {
		moment = Date.parse("2026-11-22T06:00:00Z");
		school = await startApp(engine, { PAYMENTS: "off" }, () => new Date(moment));
		tracker = trackerCalls(school);
	});
	afterEach(() => school.close());

	const db = () => school.services.db;
	const readStored = () => db().selectFrom("applications").selectAll().executeTakeFirstOrThrow();
	const setStage = (stage: Stage) => db().updateTable("applications").set({ stage }).execute();
	const acts = () => readActs(db(), { kind: "application", id: 1 });
	const mails = async (template: string) =>
		(await readQueuedEmails(school.services)).filter((mail) => mail.template === template);

	it("are corrected in the record, in its columns and in what was asked, and confirmed", async () => {
		const token = await tracker.apply();
		const before = await readStored();
		const { code, body } = await tracker.change(token, { name: " Meena Raman ", board_12: "ICSE" });
		expect([code, body]).toEqual([200, { status: true, data: { changed: true } }]);
		const after = await readStored();
		expect(JSON.parse(after.answers)).toEqual({ ...JSON.parse(before.answers), name: "Meena Raman", board_12: "ICSE" });
		expect(after.name).toBe("Meena Raman");
		expect(JSON.parse(after.asked)).toEqual(
			JSON.parse(
				before.asked.replace("Meenakshi Raman", "Meena Raman").replace(/("Class 12: board","answer":")CBSE/, "$1ICSE"),
			),
		);
		expect(await acts()).toMatchObject([
			{
				actor: "applicant",
				act: "answers-corrected",
				before: { name: "Meenakshi Raman", board_12: "CBSE" },
				after: { name: "Meena Raman", board_12: "ICSE" },
			},
		]);
		const [confirmation, ...more] = await mails("answers-changed");
		expect([more, confirmation?.to_address]).toEqual([[], "meenakshi@example.com"]);
		expect(confirmation?.text).toMatch(/Full name: Meena Raman\nClass 12, board: ICSE/);
		const link = /\/application\/([\w-]{43})/.exec(confirmation?.text ?? "")?.[1] ?? "";
		expect((await tracker.read(link)).answers.name).toBe("Meena Raman");
		expect(await mails("application-changed")).toHaveLength(1);
	});

	it("confirm another e-mail address to both, and tell the former one nothing else", async () => {
		const token = await tracker.apply();
		await tracker.change(token, { email: "meena@example.com", address: "A new secret address" });
		expect((await readStored()).email).toBe("meena@example.com");
		expect((await mails("answers-changed"))[0]?.to_address).toBe("meena@example.com");
		const [former] = await mails("address-changed");
		expect(former?.to_address).toBe("meenakshi@example.com");
		expect(`${former?.text}${former?.html}`).not.toMatch(/meena@|secret|Meenakshi|\/application\//);
	});

	it("are refused with the form's own messages, and nothing is stored", async () => {
		const token = await tracker.apply();
		const before = await readStored();
		const { code, body } = await tracker.change(token, { phone_no: "123", name: "", board_10: "ICSE" });
		expect([code, body.errors]).toEqual([
			422,
			{ phone_no: "Phone number must be 10 digits", name: "Name is required" },
		]);
		expect([await readStored(), await acts(), await mails("answers-changed")]).toEqual([before, [], []]);
	});

	it("ask what becomes necessary, and drop what is no longer asked", async () => {
		const token = await tracker.apply();
		const awaitedAnswers = { result_awaited_12: "true" };
		expect((await tracker.change(token, awaitedAnswers)).body.errors).toEqual({
			school_12: "School or college is required",
			expected_12: "Enter a month and year, such as May 2027",
		});
		await tracker.change(token, { ...awaitedAnswers, school_12: "Hill School", expected_12: "2027-05" });
		const answers = JSON.parse((await readStored()).answers);
		expect(answers).toMatchObject({ result_awaited_12: true, expected_12: "2027-05", percentage_10: 91.4 });
		expect(answers).not.toHaveProperty("percentage_12");
	});

	it("leave alone what was stored before a rule was, and what is wrong already", async () => {
		const token = await tracker.apply({ ...inClass12, expected_12: "2026-11" });
		moment = Date.parse("2027-02-10T06:00:00Z");
		// The month in which the result was expected is over by now.
		expect((await tracker.change(token, { board_10: "ICSE" })).code).toBe(200);
		expect(JSON.parse((await readStored()).answers)).toMatchObject({ board_10: "ICSE", expected_12: "2026-11" });
	});

	it("do not include the programme, documents and unknown questions", async () => {
		const token = await tracker.apply(marchAnswers);
		for (const name of ["department", "certificate_10", "nonsense", "constructor"]) {
			const answers = Object.fromEntries([[name, "Master of Architecture (M.Arch) in Urban Design"]]);
			expect(await tracker.change(token, answers), name).toMatchObject({
				code: 422,
				body: { errors: { [name]: "You can’t change this here" } },
			});
		}
		expect(await acts()).toEqual([]);
	});

	it("that were changed elsewhere are not overwritten, and both sides are shown", async () => {
		const token = await tracker.apply();
		const { version } = await tracker.read(token);
		await tracker.change(token, { board_10: "ICSE" }, version);
		const late = await tracker.change(token, { board_10: "State Board" }, version);
		expect([late.code, late.body.data.answers.board_10]).toEqual([409, "ICSE"]);
		expect((await tracker.change(token, { board_10: "State Board" }, late.body.data.version)).code).toBe(200);
		// A click too many, or a repeat after a lost answer.
		const response = await tracker.change(token, { board_10: "State Board" }, late.body.data.version);
		expect([response.code, response.body.data]).toEqual([200, { changed: false }]);
		const now = (await tracker.read(token)).version;
		const twice = await Promise.all([
			tracker.change(token, { board_10: "CBSE" }, now),
			tracker.change(token, { board_10: "IB" }, now),
		]);
		expect(twice.map(({ code }) => code).sort()).toEqual([200, 409]);
	});

	it("are taken until the application is read, and refused in words then", async () => {
		const token = await tracker.apply();
		for (const [stage, label] of [
			["reading", "started to review your application"],
			["interview", "started to review your application"],
			["accepted", "started to review your application"],
			["withdrawn", "This application has ended"],
		] as const) {
			await setStage(stage);
			const { code, body } = await tracker.change(token, { board_10: "ICSE" });
			expect([code, body.message]).toEqual([409, expect.stringContaining(label)]);
		}
		expect((await tracker.change("A".repeat(43), { board_10: "ICSE" }, "x")).code).toBe(404);
		await db().updateTable("applications").set({ stage: "received", erased_at: "2027-01-01T00:00:00.000Z" }).execute();
		expect((await tracker.change(token, { board_10: "ICSE" }, "x")).code).toBe(404);
	});

	it.each(["reading", "waitlisted", "accepted"] as const)(
		"give a result that was awaited, also once the application is at %s",
		async (stage) => {
			const token = await tracker.apply(inClass12);
			await setStage(stage);
			expect((await tracker.change(token, { result_awaited_12: "false" })).body.errors).toMatchObject({
				percentage_12: "Percentage is required",
				percentage_pcm: "Percentage is required",
				yop_12: "Year of Passing is required",
			});
			expect((await tracker.change(token, { ...class12, board_12: "ICSE" })).code).toBe(409);
			expect((await tracker.change(token, { ...class12, yop_12: "2027" })).body.errors).toEqual({
				yop_12: "That year hasn’t started. Enter the result when it’s out",
			});
			expect((await tracker.change(token, class12)).code).toBe(200);
			const answers = JSON.parse((await readStored()).answers);
			expect(answers).toMatchObject({ result_awaited_12: false, percentage_12: 91, yop_12: 2026, board_12: "CBSE" });
			expect(answers).not.toHaveProperty("expected_12");
			expect(await acts()).toMatchObject([{ act: "result-given", before: { expected_12: "2027-05" } }]);
			expect(await tracker.read(token)).toMatchObject({ results: [], documents: ["certificate_10", "certificate_12"] });
			// Given is given.
			expect((await tracker.change(token, { percentage_12: "99" })).code).toBe(409);
			expect((await mails("application-changed"))[0]?.text).toMatch(/Results[\s\S]*Class 12, percentage: 91/);
		},
	);

	it("keep the documents named in what was asked, and the words of questions that have not changed", async () => {
		const token = await tracker.apply(barchAnswers, [
			{ field: "certificate_10", name: "ten.pdf", content: await makePdf() },
		]);
		const { asked } = await readStored();
		const old = asked.replace('"Class 10: board"', '"Board of class 10, as asked then"');
		await db().updateTable("applications").set({ asked: old }).execute();
		await tracker.change(token, { board_12: "ICSE" });
		const after = (await readStored()).asked;
		expect(after).toContain("Board of class 10, as asked then");
		expect(after).toContain("ten.pdf");
	});

	it("can be changed sixty times a day", async () => {
		const token = await tracker.apply();
		const act = { at: new Date(moment).toISOString(), actor: "applicant", act: "answers-corrected" };
		const rows = Array.from({ length: 60 }, () => ({ ...act, subject_kind: "application", subject_id: 1 }));
		await db()
			.insertInto("audit_log")
			.values(rows.map((row) => ({ ...row, before: null, after: null })))
			.execute();
		const refused = await tracker.change(token, { board_10: "ICSE" });
		expect([refused.code, refused.headers["retry-after"]]).toEqual([429, String(86_400)]);
		moment += 86_400_000;
		expect((await tracker.change(token, { board_10: "ICSE" })).code).toBe(200);
	});
});

describe("any correction", () => {
	let school: TestApp;
	beforeAll(async () => {
		school = await startApp("sqlite", { PAYMENTS: "off" });
	});
	afterAll(() => school.close());

	const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((each) => !each.includes("\u0000"));
	const corrections = fc.record(
		{
			name: text,
			address: text,
			nationality: text,
			guardian_name: text,
			board_10: text,
			percentage_12: fc.integer({ min: 0, max: 100 }).map(String),
			yop_10: fc.integer({ min: 1990, max: 2026 }).map(String),
			gender: fc.constantFrom("1", "2", "3", ""),
			category: fc.constantFrom("", "bc", "st"),
			is_international_student: fc.constantFrom("true", "false"),
		},
		{ requiredKeys: [] },
	);

	it("keeps all other answers", async () => {
		const tracker = trackerCalls(school);
		const token = await tracker.apply(marchAnswers);
		const row = school.services.db.selectFrom("applications").select("answers").where("id", "=", 1);
		const readAnswers = async () => JSON.parse((await row.executeTakeFirstOrThrow()).answers);
		await fc.assert(
			fc.asyncProperty(corrections, async (correction) => {
				await school.services.db.deleteFrom("audit_log").execute();
				const before = await readAnswers();
				const { code } = await tracker.change(token, correction);
				const after = await readAnswers();
				const touched = code === 200 ? Object.keys(correction) : [];
				const others = (answers: object) =>
					Object.fromEntries(Object.entries(answers).filter(([name]) => !touched.includes(name)));
				expect(others(after)).toEqual(others(before));
				expect(Object.keys(after)).toEqual(
					expect.arrayContaining(["department", "percentage_ug", "not_asked"].filter((name) => name in before)),
				);
			}),
			{ numRuns: 60 },
		);
	});
});
