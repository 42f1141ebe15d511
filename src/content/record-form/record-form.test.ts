import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes, contentTypes } from "#src/content/content-types.ts";
import { controlOf } from "#src/fields/control.ts";
import type { OfficeLabels } from "#src/fields/field-labels.ts";
import { samples } from "#tests/support/content/samples.ts";
import { checkFields, controlIn, fieldNames, readRecordForm, textsOf, typedFields } from "./record-texts.ts";

const sampleOf = {
	news: samples.news,
	events: samples.event,
	blogs: samples.blog,
	staff: samples.staffMember,
	careers: samples.career,
	gallery: samples.galleryItem,
	projects: samples.project,
	announcements: samples.announcement,
	pages: samples.page,
	approval_documents: samples.approvalDocument,
};
const sample = (table: string) => Object.entries(sampleOf).find(([name]) => name === table)?.[1] ?? {};

describe.each(allContentTypes)("the form of $table", (type) => {
	it("has words and a control for each field, and names each option", () => {
		expect(fieldNames(type).toSorted()).toEqual(Object.keys(type.fields.shape).toSorted());
		for (const name of fieldNames(type)) {
			const words = type.office.fields[name];
			const { choices } = controlIn(type, name);
			expect(words?.label).toMatch(/^\p{Lu}/u);
			expect(Object.keys(words?.options ?? {}).toSorted()).toEqual([...choices].toSorted());
		}
	});

	it("returns the record that it was filled with", () => {
		const fields = sample(type.table);
		const reading = readRecordForm(type, textsOf(type, fields));
		expect(reading.checkedFields).toEqual({ ok: true, fields });
	});

	it("loses nothing that was typed, however wrong it is", () => {
		const anything = fc.string({ unit: "grapheme", maxLength: 40 });
		const names = fieldNames(type).filter((name) => !["yes-no", "rows"].includes(controlIn(type, name).control));
		fc.assert(
			fc.property(fc.array(anything, { minLength: names.length, maxLength: names.length }), (values) => {
				const givenValues = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
				const { texts, typedFields } = readRecordForm(type, givenValues);
				const visibleTexts = textsOf(type, JSON.parse(JSON.stringify(typedFields)));
				for (const name of names) {
					const text = (givenValues[name] ?? "").replace(/\r\n?/g, "\n");
					expect(texts[name]).toBe(text);
					// Whole numbers, and blanks in an empty field, are the only texts written in another way.
					if (!/^\s*[-+]?\d*\s*$/.test(text)) expect(visibleTexts[name]).toBe(text);
				}
			}),
			{ numRuns: 50 },
		);
	});

	it("names everything that an empty one lacks, and nothing that may be empty", () => {
		const { checkedFields } = readRecordForm(type, {});
		const open = checkedFields.ok ? [] : checkedFields.issues;
		const requiredNames = fieldNames(type).filter((name) => !controlIn(type, name).optional);
		expect(open.map(({ field }) => field)).toEqual(requiredNames);
		for (const { missing, label, message } of open) {
			expect(missing).toBe(true);
			expect(message).toMatch(new RegExp(`^${label}(?: is missing\\.|: add at least 1\\.)$`));
		}
	});
});

it("says in words what is wrong with a field", () => {
	const check = (table: keyof typeof contentTypes, change: Record<string, string>) => {
		const type: ContentType = contentTypes[table];
		const texts = { ...textsOf(type, sample(type.table)), ...change };
		const checkedFields = checkFields(type, typedFields(type, texts));
		return checkedFields.ok ? [] : checkedFields.issues.map(({ message }) => message);
	};
	expect(check("news", { date: "2026-02-30", title: "x".repeat(201) })).toEqual([
		"Title must have at most 200 characters.",
		"Date must be a date as YYYY-MM-DD.",
	]);
	expect(check("careers", { vacancies: "two", last_date: "2026-05-01" })).toEqual([
		"Vacancies must be a whole number.",
	]);
	expect(check("careers", { last_date: "2026-05-01" })).toEqual([
		"Last day to apply must not be before the day of posting.",
	]);
	expect(check("events", { starts_at: "25:00", open_to: "nobody" })).toEqual([
		"Starts at must be a time as HH:MM.",
		"Open to must be one of the choices.",
	]);
	expect(check("announcements", { link: "ftp://school.example", type: "100" })).toEqual([
		"Type must be 99 or less.",
		"Link must be an address that starts with http:// or https://.",
	]);
	expect(check("gallery", { picture: "Section 1" })).toEqual([
		"Photo must have lower-case letters, digits and hyphens only.",
	]);
});

it("keeps the kind of a field through what is added to its schema", () => {
	const { shape } = contentTypes.projects.fields;
	expect(controlOf(shape.semester).control).toBe("whole");
	expect(controlIn(contentTypes.announcements, "kind")).toMatchObject({ control: "choice", initial: "general" });
	expect(controlIn(contentTypes.announcements, "link")).toMatchObject({ control: "line", optional: true });
	expect(controlIn(contentTypes.staff, "works")).toMatchObject({
		control: "markdown",
		optional: true,
		maxLength: 20_000,
	});
});

it("does not compile without the words of each field", () => {
	// @ts-expect-error: the title has no words.
	const words: OfficeLabels<{ title: string; place: string }>["fields"] = { place: { label: "Place" } };
	// @ts-expect-error: options are named where there is a choice, and only there.
	const choice: OfficeLabels<{ open_to: "public" | "school" }>["fields"] = { open_to: { label: "Open to" } };
	expect([words.place.label, choice.open_to.label]).toEqual(["Place", "Open to"]);
});
