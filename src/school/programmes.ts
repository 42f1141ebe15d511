import { z } from "zod";
import { day, line, optionalLine } from "#src/fields/field-schemas.ts";
import { plainKey } from "#src/formatting/plain-key.ts";
import { type ProductProgramme, programmeNames } from "./admissions.ts";
import { sameEveryYear, yearFees } from "./fees.ts";
import { addedProgrammeFields } from "./forms/added-programme.ts";
import { isProductForm, isProductProgramme } from "./offering.ts";
import { group, nameField, rows } from "./schema/named-field.ts";
import { decimal, text, whole } from "./schema/text-fields.ts";

const outline = z.object({
	name: nameField("Name", line(80), "Such as B.Des, or M.Plan Housing."),
	degree: nameField("Degree", line(40), "Such as M.Plan."),
	subject: nameField("Subject", optionalLine(80), "Shown under the degree, such as Housing."),
	years: nameField("Years", whole(1, 10), "Of two semesters each."),
	seats: nameField("Seats", whole(0, 10_000), "Enter 0 to show none."),
	entry: nameField("Entry", optionalLine(), "What applicants must have completed."),
	marks: nameField("Marks", optionalLine()),
	test: nameField("Test", optionalLine()),
	medium: nameField("Language", optionalLine()),
	campus: nameField("Where on the campus", optionalLine()),
	afterwards: nameField("After graduation", optionalLine()),
	fees: rows("Fees, year by year", "year", yearFees, `Of a programme you have added. ${sameEveryYear}`).optional(),
	...addedProgrammeFields,
	key: nameField(
		"Key",
		optionalLine(40).refine((key) => /^[a-z0-9-]*$/i.test(key), "must have letters, digits and hyphens only"),
		"Leave it as it is. Leave it blank for a new programme: we’ll make one from the name.",
	),
});

/** Facts that families compare about the programmes. Empty texts and 0 seats are not shown. */
export const outlinesSchema = z
	.object({
		programmes: rows(
			"Programmes",
			"programme",
			outline.overwrite((programme) => ({
				...programme,
				key: programme.key || plainKey(programme.name, "-", 40) || "programme",
			})),
			"In the order shown. A programme you remove is not offered. It has no page, form or menu entry.",
		),
	})
	.refine(({ programmes }) => programmes.length > 0, { path: ["programmes"], message: "must have a programme" })
	.refine(({ programmes }) => new Set(programmes.map(({ key }) => key)).size === programmes.length, {
		path: ["programmes"],
		message: "must have each programme once at most",
	})
	.superRefine(({ programmes }, { addIssue }) => {
		for (const [index, { key, letter }] of programmes.entries()) {
			const reservedLetters = [...takenLetters, ...programmes.slice(0, index).map((each) => each.letter)];
			if (!isProductProgramme(key) && isProductForm(key))
				addIssue({ code: "custom", path: ["programmes", index, "key"], message: "is the key of one of our forms" });
			if (letter && !isProductProgramme(key) && reservedLetters.includes(letter))
				addIssue({
					code: "custom",
					path: ["programmes", index, "letter"],
					message: takenLetters.includes(letter)
						? "can’t be B, M or D: those are for our own forms"
						: "is taken by another programme",
				});
		}
	});

export type ProgrammeOutline = z.output<typeof outline>;

/** Letters of the product's own forms in application numbers. */
export const takenLetters = ["B", "M", "D"];

const subject = z.object({
	name: nameField("Name", line(120)),
	hours: nameField("Hours a week", decimal(0, 80)),
	contents: nameField("Contents", text(1500)),
});

const semester = z.object({
	about: nameField("About", line(120), "In a few words."),
	subjects: rows("Subjects", "subject", subject),
});

const semestersOf = (key: ProductProgramme) => rows(programmeNames[key], "semester", semester);

/** Syllabi of the school, programme by programme. */
export const syllabiSchema = z.object({
	since: nameField("Since", day, "The day this syllabus took effect."),
	semesters: group(
		"Semesters",
		{
			barch: semestersOf("barch"),
			environmental: semestersOf("environmental"),
			urbanDesign: semestersOf("urbanDesign"),
			diploma: semestersOf("diploma"),
		},
		"First semester first. If there are none, the site has no syllabus for that programme.",
	),
});

/** One semester of a programme: what it is about, and its subjects. */
export type Semester = z.output<typeof semester>;

export type Syllabi = z.output<typeof syllabiSchema>;
