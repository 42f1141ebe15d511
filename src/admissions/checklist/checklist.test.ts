import { describe, expect, it } from "vitest";
import type { GuardianState } from "#src/admissions/guardians/guardian.ts";
import { type ChecklistFacts, checklistOf } from "./checklist.ts";

const facts: ChecklistFacts = {
	type: "barch",
	answers: {
		date_of_birth: "2008-11-20",
		is_international_student: false,
		percentage_12: 88,
		nata_score: 121,
	},
	receivedAt: "2026-11-20T06:00:00.000Z",
	files: [
		{ field: "certificate_10", key: "x.pdf", sentAt: null },
		{ field: "certificate_12", key: "xii.pdf", sentAt: "2026-11-22T06:00:00.000Z" },
	],
	checks: new Map(),
	requests: new Map(),
	fee: { state: "paid", paidAt: "2026-11-24T06:00:00.000Z" },
};
const lines = (change: Partial<ChecklistFacts> = {}) => checklistOf({ ...facts, ...change });
const line = (key: string, change: Partial<ChecklistFacts> = {}) => {
	const checklistLine = lines(change).find((each) => each.key === key);
	return checklistLine && [checklistLine.state, checklistLine.reason];
};

describe("the checklist", () => {
	it("has the lines of the programme in one order, and fewer where fewer are needed", () => {
		expect(lines().map(({ label }) => label)).toEqual([
			"Identity",
			"Class 10 mark sheet",
			"Class 12 mark sheet",
			"NATA",
			"Age and marks",
			"Guardian",
			"Fee",
		]);
		expect(lines({ type: "diploma" }).map(({ key }) => key)).toEqual([
			"identity",
			"class-10",
			"test",
			"marks",
			"guardian",
			"fee",
		]);
	});

	it("leaves documents to people, and follows what they say", () => {
		expect(line("class-12")).toEqual(["unjudged", ""]);
		const judged = (state: "accepted" | "incorrect" | "unreadable", reason: string | null = null) => ({
			checks: new Map([["xii.pdf", { state, reason, checkedAt: "2026-11-25T06:00:00.000Z" }]]),
		});
		expect(line("class-12", judged("accepted"))).toEqual(["accepted", ""]);
		expect(line("class-12", judged("incorrect", "A page is missing."))).toEqual(["wrong", "A page is missing."]);
		const requests = new Map([["certificate_12", { askedAt: "2026-11-23T06:00:00.000Z", dueOn: "2026-11-30" }]]);
		expect(line("class-12", { ...judged("unreadable"), requests })).toEqual(["asked", "unreadable"]);
		expect(line("class-12", { files: [] })).toEqual(["missing", "not sent"]);
		expect(line("class-12", { files: [], requests })).toEqual(["asked", ""]);
	});

	it("asks no one for what the form does not ask for, and says when an awaited result is expected", () => {
		expect(line("identity")).toEqual(["not-needed", "not requested"]);
		expect(line("identity", { answers: { ...facts.answers, is_international_student: "true" } })).toEqual([
			"missing",
			"not sent",
		]);
		const answers = { ...facts.answers, percentage_12: undefined, result_awaited_12: "true", expected_12: "2027-05" };
		expect(line("class-12", { answers, files: [] })).toEqual(["missing", "expected in May 2027"]);
		expect(line("marks", { answers })).toEqual(["missing", "result awaited, expected in May 2027"]);
	});

	it.each([
		[{ percentage_12: 49.99 }, ["wrong", "49.99 is below 50.00"]],
		[{ percentage_12: 50, percentage_pcm: 49 }, ["wrong", "49.00 is below 50.00"]],
		[{ percentage_12: 50, percentage_pcm: 50 }, ["accepted", "18 years; 50.00 ≥ 50.00"]],
		[{ percentage_12: undefined, grade_12: "B+" }, ["unjudged", "B+, needs a manual check"]],
	])("compares marks with what the school asks for: %j", (answers, expected) => {
		expect(line("marks", { answers: { ...facts.answers, ...answers } })).toEqual(expected);
	});

	it("takes lower marks for M.Arch from reserved groups", () => {
		const of = (category: string) =>
			line("marks", { type: "march", answers: { percentage_ug: 46, category, date_of_birth: "2000-01-01" } })?.[0];
		expect([of("sc"), of("st"), of("general"), of("")]).toEqual(["accepted", "accepted", "wrong", "wrong"]);
	});

	it("needs a guardian of those who were under 18 on the day on which they applied", () => {
		const young = { ...facts.answers, date_of_birth: "2008-11-21" };
		expect(line("guardian")).toEqual(["not-needed", "not needed, 18 or older"]);
		expect(line("guardian", { answers: young })).toEqual(["missing", "consent not requested"]);
		const guardianAnswers = { ...young, guardian_name: "Ramesh", guardian_phone: "9843027716" };
		expect(line("guardian", { answers: guardianAnswers })).toEqual(["missing", "Ramesh named, consent not requested"]);
		const of = (state: GuardianState, name = "Ramesh") =>
			line("guardian", { answers: young, guardian: { state, name, since: "2026-11-22T06:00:00.000Z" } });
		expect(of("asked", "")).toEqual(["asked", "link shared"]);
		expect(of("declared")).toEqual(["unjudged", "Ramesh, agreed, identity not checked yet"]);
		expect(of("confirmed")).toEqual(["accepted", "Ramesh, consent confirmed"]);
		expect(of("withheld")).toEqual(["wrong", "Ramesh, does not agree"]);
		expect(of("withdrawn")).toEqual(["wrong", "Ramesh, consent withdrawn"]);
		expect(line("guardian", { answers: {} })).toEqual(["missing", "date of birth not given"]);
	});

	it("has each line since it was verified or paid, not since its document came", () => {
		const checkedAt = "2026-11-25T06:00:00.000Z";
		const checks = new Map([["xii.pdf", { state: "accepted" as const, reason: null, checkedAt }]]);
		const since = new Map(lines({ checks }).map((each) => [each.key, each.since]));
		expect([since.get("class-12"), since.get("fee"), since.get("class-10")]).toEqual([
			checkedAt,
			"2026-11-24T06:00:00.000Z",
			facts.receivedAt,
		]);
	});

	it("knows the fee, and lets people decide about a line without a document", () => {
		expect(["due", "paid", "refunded"].map((state) => line("fee", { fee: { state, paidAt: null } })?.[0])).toEqual([
			"missing",
			"accepted",
			"wrong",
		]);
		expect(line("fee", { fee: null })).toEqual(["not-needed", "no fee"]);
		const check = {
			state: "accepted" as const,
			reason: "compared with the board",
			checkedAt: "2026-11-26T06:00:00.000Z",
		};
		const checks = new Map([["line:marks", check]]);
		const answers = { ...facts.answers, percentage_12: undefined, grade_12: "B+" };
		expect(line("marks", { answers, checks })).toEqual(["accepted", "compared with the board"]);
	});
});
