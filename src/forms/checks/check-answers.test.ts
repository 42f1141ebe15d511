import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formOf } from "#src/admissions/forms/application-forms.ts";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { type Answers, type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, diplomaAnswers, marchAnswers } from "#tests/support/forms/application.ts";
import { inDigitsOf, zeros } from "#tests/support/forms/digits.ts";
import { checkAnswers, checkStep } from "./check-answers.ts";

const barch = formOf("barch").form;
const march = formOf("march").form;
const diploma = formOf("diploma").form;
const alumni = alumniForm({ firstGraduation: 1990 });
const alumnusAnswers = { ...alumnus, emp_type: "1", interested_roles: "1,3" };
const before = (what: string) => `This can’t be before the year of ${what}. Check both years.`;
const birthFault = "This is too soon after the date of birth. Check both.";
const errorsOf = (form: typeof barch | typeof march | typeof diploma | typeof alumni, answers: Answers) => {
	const checkedAnswers = checkAnswers(form, answers, {});
	return checkedAnswers.ok ? {} : checkedAnswers.errors;
};
const tooYoung = "This is too soon after the date of birth. Check both.";
const awaitedAnswers = { result_awaited_12: "true", school_12: "Nilgiri School", percentage_12: "", yop_12: "" };
const year = new Date().getFullYear();

it.each([
	["class 12 before class 10", barch, barchAnswers, { yop_10: "2024", yop_12: "2020" }, { yop_12: before("Class 10") }],
	[
		"class 10 before birth",
		barch,
		barchAnswers,
		{ date_of_birth: "2008-02-29", yop_10: "2007" },
		{ yop_10: birthFault },
	],
	[
		"class 12 in the cradle",
		barch,
		barchAnswers,
		{ no_class_10: "true", date_of_birth: "2008-02-29", yop_12: "2012" },
		{ yop_12: birthFault },
	],
	[
		"a result that is awaited before class 10",
		barch,
		barchAnswers,
		{ ...awaitedAnswers, expected_12: `${year}-12`, yop_10: `${year + 1}` },
		{ expected_12: before("Class 10") },
	],
	["a degree before class 12", march, marchAnswers, { yop_ug: "2015" }, { yop_ug: before("Class 12") }],
	[
		"class 10 of a newborn",
		diploma,
		diplomaAnswers,
		{ date_of_birth: "2007-01-01", yop_10: "2011" },
		{ yop_10: birthFault },
	],
	[
		"a graduate of nine",
		alumni,
		alumnusAnswers,
		{ dob: "1990-05-01", graduation_year: "1999" },
		{ graduation_year: tooYoung },
	],
	["work before birth", alumni, alumnusAnswers, { working_since: "1989" }, { working_since: tooYoung }],
])("refuses %s, by the field, in the browser and on the server alike", (_, form, right, wrong, errors) => {
	const answers = { ...right, ...wrong };
	expect(errorsOf(form, answers)).toMatchObject(errors);
	expect(form.steps.map((step) => checkStep(form, step, answers, undefined))).toContainEqual(
		expect.objectContaining(errors),
	);
	expect(errorsOf(form, right)).not.toMatchObject(errors);
});

it.each([
	["an examination that was taken again in the same year", barch, barchAnswers, { yop_10: "2024", yop_12: "2024" }],
	["a break of forty years", barch, barchAnswers, { date_of_birth: "1960-01-01", yop_10: "1976", yop_12: "2016" }],
	["a child who passed class 10 at seven", barch, barchAnswers, { date_of_birth: "2008-01-01", yop_10: "2015" }],
	["a question that is not asked", barch, barchAnswers, { no_class_10: "true", yop_10: "2025", yop_12: "2020" }],
	["an earlier year that is wrong itself", barch, barchAnswers, { yop_10: "9999" }],
	["a graduate of ten", alumni, alumnusAnswers, { dob: "1990-05-01", graduation_year: "2000" }],
])("has nothing against %s", (_, form, right, overrides) => {
	const errors = errorsOf(form, { ...right, ...overrides });
	for (const name of ["yop_12", "graduation_year"]) expect(errors).not.toHaveProperty(name);
	if ("date_of_birth" in overrides) expect(errors).not.toHaveProperty("yop_10");
});

it("compares only with questions that the form asks", () => {
	for (const form of [barch, march, diploma, alumni]) {
		const names = questionsOf(form).map(({ name }) => name);
		const foreign = questionsOf(form).flatMap(({ after = [] }) => after.filter(({ field }) => !names.includes(field)));
		expect(foreign).toEqual([]);
	}
});

it("takes a list only where a question has several answers, and one level of it", () => {
	const deep = (levels: number): unknown => (levels === 0 ? "Kavya" : [deep(levels - 1)]);
	const chain = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], "Kavya");
	for (const answer of [deep(1), deep(3), chain]) {
		for (const name of ["name", "yop_12", "is_international_student", "certificate_10"])
			expect(errorsOf(barch, { ...barchAnswers, [name]: answer })).toHaveProperty(name);
	}
	const roles = (answer: unknown) => errorsOf(alumni, { ...alumnusAnswers, interested_roles: answer });
	expect(roles([" 1 ", "2"])).not.toHaveProperty("interested_roles");
	for (const answer of [deep(2), ["1", chain]]) expect(roles(answer)).toHaveProperty("interested_roles");
});

describe.each(zeros)("with the digits of the script whose zero is %s", (zero) => {
	it.each([
		[
			"barch",
			barch,
			{ ...barchAnswers, grade_10: "9.2", date_of_birth: "2008-02-29", guardian_phone: "+91 98430 27716" },
		],
		["barch, awaiting a result", barch, { ...barchAnswers, ...awaitedAnswers, expected_12: `${year + 1}-05` }],
		["march", march, { ...marchAnswers, amount: "450000" }],
		["alumni", alumni, { ...alumnusAnswers, roll_number: "21 AR 014" }],
	] as const)("numbers, dates and codes of the form %s are the same", (_name, form, answers) => {
		const prose = questionsOf(form).flatMap(({ name, kind }) => (/textarea|email|password/.test(kind) ? [name] : []));
		const typed = Object.entries<unknown>(answers).map(([name, answer]) => {
			const isFigure = typeof answer === "string" && !prose.includes(name);
			return [name, isFigure ? inDigitsOf(zero, answer) : answer];
		});
		const expected = checkAnswers<FormDefinition>(form, answers, {});
		expect(expected.ok).toBe(true);
		expect(checkAnswers<FormDefinition>(form, Object.fromEntries(typed), {})).toEqual(expected);
	});
});

it("leaves the digits of names, addresses and a school's own options as they were typed", () => {
	const address = "௧௪, கோவில் தெரு\nराँची ८३४००१";
	const options = ["௧", "௧௦ ஆண்டுகள்"].map((value) => ({ value, label: value }));
	const [personal = expect.unreachable(), ...others] = barch.steps;
	const own = { kind: "radio", name: "own_years", label: "Years", options } as const;
	const schema = personal.schema.extend({ own_years: z.string() });
	const form = { ...barch, steps: [{ ...personal, fields: [...personal.fields, own], schema }, ...others] };
	for (const { value } of options) {
		const texts = { name: "கவின் ௨", address, own_years: value };
		const checkedAnswers = checkAnswers<FormDefinition>(form, { ...barchAnswers, ...texts }, {});
		expect(checkedAnswers.ok && checkedAnswers.values).toMatchObject(texts);
	}
});
