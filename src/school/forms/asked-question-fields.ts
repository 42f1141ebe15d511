import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { plainKey } from "#src/formatting/plain-key.ts";
import { choice, nameField, rows } from "#src/school/schema/named-field.ts";
import {
	type Askable,
	type AskableQuestion,
	askableQuestions,
	askedRules,
	formSteps,
	standardCategories,
} from "./asked-question.ts";

const personal = ["address", "gender", "category", "nationality", "guardian", "international"] as const;

/** Questions of each form that can be asked in another way; those of added programmes come from other choices. */
const questionsOfForm = {
	barch: [...personal, "class10", "class12", "pcm", "nata"],
	march: [...personal, "class10", "class12", "degree", "pgeta", "coa", "experience", "pay", "portfolio"],
	diploma: [...personal, "class10", "nata"],
	added: [...personal, "class10", "class12", "degree", "test", "portfolio", "experience"],
} as const satisfies Readonly<Record<string, readonly AskableQuestion[]>>;

/** Rows that say which of the product's questions a form asks in another way. */
export function askedField(form: keyof typeof questionsOfForm) {
	const options = Object.fromEntries(questionsOfForm[form].map((key) => [key, askableQuestions[key].label]));
	const row = z
		.object({
			question: choice("Question", options as Record<AskableQuestion, string>),
			rule: choice("Rule", askedRules),
			last: nameField("At the end of its step", z.boolean().optional()),
			step: choice("At the end of another step", formSteps).optional(),
		})
		.superRefine(({ question, rule }, { addIssue }) => {
			const { kept, whole }: Askable = askableQuestions[question];
			const refuse = (message: string) => addIssue({ code: "custom", path: ["rule"], message });
			if (kept && rule === "none") refuse("can’t be left out: an applicant under 18 needs a parent or guardian");
			if (whole && rule !== "none" && rule !== "usual") refuse("can only be as usual, or left out");
		});
	return rows(
		"Questions asked differently",
		"question",
		row,
		"Other questions stay as they are. Those that move to the end of a step are in the order of this list.",
	)
		.refine((questions) => new Set(questions.map(({ question }) => question)).size === questions.length, {
			message: "must have each question once",
		})
		.optional();
}

const categoryRow = z
	.object({
		label: nameField("Category", line(60)),
		value: nameField(
			"Name in files",
			optionalLine(40)
				.refine((key) => /^[a-z0-9_]*$/.test(key), "must have lower-case letters, digits and underscores only")
				.optional(),
			"Leave blank: we’ll make one from the category.",
		),
	})
	.overwrite((row) => (row.value ? row : { ...row, value: valueOfLabel(row.label) }));

/** Keeps the value of a standard category, so that answers and seats of earlier years still count. */
const valueOfLabel = (label: string) =>
	standardCategories.find((each) => each.label === label)?.value ?? plainKey(label, "_", 40);

/** The list of reservation categories, in place of the product's. */
export const categoriesField = rows(
	"Reservation categories",
	"category",
	categoryRow,
	`In every form, in this order. Leave blank for ${standardCategories.map(({ label }) => label).join(", ")}.`,
)
	.max(30, "must be at most 30")
	.superRefine((categories, { addIssue }) => {
		for (const [index, { value }] of categories.entries()) {
			const refuse = (field: string, message: string) => addIssue({ code: "custom", path: [index, field], message });
			if (!value) refuse("value", "must be given for a category without Latin letters");
			else if (categories.findIndex((each) => each.value === value) < index) refuse("label", "is in the list already");
		}
	})
	.optional();
