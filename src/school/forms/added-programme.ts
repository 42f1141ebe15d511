import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { choice, nameField } from "#src/school/schema/named-field.ts";
import { decimal, whole } from "#src/school/schema/text-fields.ts";
import { askedField } from "./asked-question-fields.ts";
import { ownFormFields } from "./own-form.ts";

/** Bounds of an application fee in whole rupees, here and in the settings. */
export const feeBounds = { min: 1, max: 1_000_000 };

const certificates = {
	none: "Not asked for",
	passed: "Marks and year of passing",
	awaited: "Marks, or when the result is expected",
} as const;
const documents = {
	none: "Not asked for",
	offered: "If the applicant has it",
	later: "Can follow, but needed in the end",
	required: "Required with the form",
} as const;

/** Fields of a programme that a school has added: its page, and the choices of which its form is made. */
export const addedProgrammeFields = {
	page: nameField(
		"Page",
		line(300)
			.regex(/^\/(?!\/)\S+$/, "must begin with /")
			.optional(),
		"Of a programme you have added, such as /pages/b-plan. Make it under Pages.",
	),
	letter: nameField(
		"Letters in application numbers",
		line(3)
			.regex(/^[A-Z]{1,3}$/, "must be one to three capital letters")
			.optional(),
		"Of a programme you have added, such as P. With letters, it has an application form.",
	),
	applicationFee: nameField(
		"Application fee",
		whole(feeBounds.min, feeBounds.max).optional(),
		"In whole rupees. Leave blank for the fee in the server’s settings.",
	),
	class12: choice("Form: Class 12", certificates).optional(),
	priorDegree: choice("Form: undergraduate degree", certificates).optional(),
	leastMarks: nameField("Form: lowest marks in per cent", decimal(0, 100).optional(), "For the checklist."),
	testName: nameField("Form: entrance test", optionalLine(40).optional(), "Such as CUET. Leave blank for none."),
	testMost: nameField("Form: highest score of the test", decimal(1, 100_000).optional()),
	portfolio: choice("Form: portfolio", documents).optional(),
	experience: nameField("Form: work experience", z.boolean().optional(), "Asks for years, industry and tasks."),
	asked: askedField("added"),
	...ownFormFields,
};

const added = z.object(addedProgrammeFields);

/** Choices from which the form of an added programme is built. */
export type AddedForm = z.output<typeof added> & { key: string; name: string; degree: string };
