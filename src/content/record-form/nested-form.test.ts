import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { compareVersions } from "#src/content/editing/compare/compare-versions.ts";
import type { OfficeLabels } from "#src/fields/field-labels.ts";
import { day, line, markdown, whole } from "#src/fields/field-schemas.ts";
import { changeRows, rowsChange } from "./change-rows.ts";
import { partAt } from "./form-part.ts";
import { checkFields, controlsOf, readRecordForm, textsOf, typedFields } from "./record-texts.ts";

const fields = z.object({
	name: line(),
	address: z.object({ lines: z.array(line()).min(1).max(3), region: line().optional() }),
	note: z.object({ title: line(), text: line().optional() }).optional(),
	years: z.array(
		z.object({
			title: line(),
			from: day.optional(),
			seats: whole,
			core: z.boolean(),
			weight: z.number(),
			subjects: z.array(z.object({ name: line(), text: markdown })),
		}),
	),
});
type Fields = z.output<typeof fields>;

const office: OfficeLabels<Fields> = {
	names: { many: "Programmes", one: "programme" },
	fields: {
		name: { label: "Name" },
		address: { label: "Address", fields: { lines: { label: "Lines", one: "line" }, region: { label: "Region" } } },
		note: { label: "Note", fields: { title: { label: "Title" }, text: { label: "Text" } } },
		years: {
			label: "Years",
			one: "year",
			fields: {
				title: { label: "Title" },
				from: { label: "From" },
				seats: { label: "Seats" },
				core: { label: "Core" },
				weight: { label: "Weight" },
				subjects: {
					label: "Subjects",
					one: "subject",
					fields: { name: { label: "Name" }, text: { label: "Text" } },
				},
			},
		},
	},
};
const type = { fields, office };

const year = (title: string, names: readonly string[] = []): Fields["years"][number] => ({
	title,
	seats: 40,
	core: true,
	weight: 0.5,
	subjects: names.map((name) => ({ name, text: `About ${name}.` })),
});
const programme: Fields = {
	name: "B.Arch",
	address: { lines: ["Doddabetta Road"] },
	years: [year("First", ["Drawing", "Walls"]), year("Second")],
};

const sentences = (change: Readonly<Record<string, string>>) => {
	const checkedFields = checkFields(type, typedFields(type, { ...textsOf(type, programme), ...change }));
	return checkedFields.ok ? [] : checkedFields.issues.map(({ field, message }) => [field, message]);
};

describe("a form with groups and rows", () => {
	it("reads numbers and days in the digits of any script, and texts as they were typed", () => {
		const row = { title: "௧", from: "२०२६-०५-०१", seats: "௬௦", weight: "１.५" };
		const texts = Object.fromEntries(Object.entries(row).map(([name, text]) => [`years.0.${name}`, text]));
		const { years } = typedFields(type, { ...textsOf(type, programme), ...texts });
		expect(years).toMatchObject([{ title: "௧", from: "2026-05-01", seats: 60, weight: 1.5 }, year("Second")]);
	});

	it("returns the fields that it was filled with, and what may be empty is left out", () => {
		const reading = readRecordForm(type, textsOf(type, programme));
		expect(reading.checkedFields).toEqual({ ok: true, fields: programme });
		expect(reading.typedFields).not.toHaveProperty("note");
		expect(reading.typedFields).not.toHaveProperty("address.region");
		expect(textsOf(type, JSON.parse(JSON.stringify(reading.typedFields)))).toEqual(reading.texts);
	});

	it("loses nothing that was typed into rows, however wrong it is", () => {
		const text = fc
			.string({ unit: "grapheme", maxLength: 20 })
			.filter((input) => /\S/.test(input) && !/\p{Nd}|\r/u.test(input));
		fc.assert(
			fc.property(fc.array(fc.record({ title: text, seats: text, name: text }), { maxLength: 4 }), (rows) => {
				const texts: Record<string, string> = { ...textsOf(type, {}), years: String(rows.length) };
				for (const [index, { title, seats, name }] of rows.entries())
					Object.assign(texts, {
						[`years.${index}.title`]: title,
						[`years.${index}.seats`]: seats,
						[`years.${index}.subjects`]: "1",
						[`years.${index}.subjects.0.name`]: name,
					});
				const visibleTexts = textsOf(type, JSON.parse(JSON.stringify(readRecordForm(type, texts).typedFields)));
				for (const [path, typed] of Object.entries(texts))
					expect([path, visibleTexts[path] ?? ""]).toEqual([path, typed]);
			}),
			{ numRuns: 50 },
		);
	});

	it("says what is wrong at its place, with the row that it is in", () => {
		expect(sentences({ "years.1.title": "", "years.0.seats": "many", "years.0.from": "2026-02-30" })).toEqual([
			["years.0.from", "Year 1: From must be a date as YYYY-MM-DD."],
			["years.0.seats", "Year 1: Seats must be a whole number."],
			["years.1.title", "Year 2: Title is missing."],
		]);
		expect(sentences({ "years.0.subjects.1.name": "" })).toEqual([
			["years.0.subjects.1.name", "Year 1, subject 2: Name is missing."],
		]);
		expect(sentences({ "address.lines": "0" })).toEqual([["address.lines", "Address: Lines: add at least 1."]]);
		expect(sentences({ "address.lines": "4" })).toEqual([["address.lines", "Address: Lines: at most 3."]]);
		expect(sentences({ "note.text": "More" })).toEqual([["note.title", "Note: Title is missing."]]);
	});

	it("adds, removes and moves rows with everything in them", () => {
		const texts = textsOf(type, programme);
		const press = (button: string) => {
			const change = rowsChange(type, button);
			if (!change) throw new Error(button);
			const { texts: changed, path } = changeRows(texts, change);
			return { fields: typedFields(type, changed), path };
		};
		expect(press("up years.1")).toEqual({
			fields: { ...programme, years: programme.years.toReversed() },
			path: "years.0",
		});
		expect(press("down years.1").fields).toEqual(programme);
		expect(press("remove years.0")).toEqual({
			fields: { ...programme, years: [programme.years[1]] },
			path: "years.0",
		});
		expect(press("remove years.0.subjects.0").fields).toEqual({
			...programme,
			years: [year("First", ["Walls"]), year("Second")],
		});
		const addedForm = press("add years.1.subjects");
		expect(addedForm.path).toBe("years.1.subjects.0");
		expect(addedForm.fields).toMatchObject({ years: [{}, { subjects: [{ name: "", text: "" }] }] });
		for (const button of [
			"",
			"add",
			"add name",
			"remove years",
			"remove name",
			"up years.x",
			"eat years.0",
			"add no.0",
		])
			expect(rowsChange(type, button)).toBeUndefined();
	});

	it("compares rows wherever they went", () => {
		const changes = (years: Fields["years"]) =>
			compareVersions(type, programme, { ...programme, years }).fields.map(({ label }) => label);
		const [first = year("First"), second = year("Second")] = programme.years;
		expect(changes([year("Begin"), first, second])).toEqual([
			"Year 1: Title",
			"Year 1: Seats",
			"Year 1: Core",
			"Year 1: Weight",
		]);
		expect(changes([first, { ...second, title: "Last" }])).toEqual(["Year 2: Title"]);
		expect(changes([year("First", ["Drawing", "Roofs", "Walls"]), second])).toEqual([
			"Year 1, subject 2: Name",
			"Year 1, subject 2: Text",
		]);
		expect(changes([second])).toContain("Year 1, subject 1: Name");
	});

	it("finds its parts by their paths, and nothing else", () => {
		expect(partAt(type, "years.0.subjects.2.text")?.control).toBe("markdown");
		expect(partAt(type, "years.0.subjects.2.text")?.fullLabel).toBe("Year 1, subject 3: Text");
		for (const path of [
			"",
			"no",
			"name.x",
			"years.-1",
			"years.title",
			"years.0.no",
			"__proto__",
			"address.constructor",
		])
			expect(partAt(type, path)).toBeUndefined();
		expect(controlsOf(type, textsOf(type, programme))).toHaveLength(19);
	});
});
