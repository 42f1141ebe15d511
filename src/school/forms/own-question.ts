import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { plainKey } from "#src/formatting/plain-key.ts";
import { choice, nameField, rows } from "#src/school/schema/named-field.ts";
import { decimal } from "#src/school/schema/text-fields.ts";

/** Ways to answer a question that a school adds to an application form. */
export const answerKinds = {
	text: "One line of text",
	paragraph: "Several lines of text",
	choice: "One of several answers",
	number: "A number",
	date: "A date",
	link: "A link",
	file: "A document",
} as const;

/** Places in a form. */
const steps = {
	personal: "Personal information, at the end",
	education_start: "Education, at the start",
	education: "Education, at the end",
	own: "A step of your own, at the end",
} as const;

/** Applicants who are asked. */
const audiences = {
	everyone: "Everyone",
	international: "International students",
	indian: "Students who aren’t international",
} as const;

const maxQuestions = 20;

/** Most documents that a form's own questions ask for. */
export const maxOwnDocuments = 5;

/** Longest name of an answer in files and programs. */
const maxKey = 40;

const limitField = (title: string) =>
	nameField(title, decimal(-1_000_000, 1_000_000).optional(), "For a number.").meta({
		when: { field: "kind", is: "number" },
	});

const ownQuestion = z
	.object({
		label: nameField("Question", line(150)),
		kind: choice("How it’s answered", answerKinds),
		options: rows("Answers to choose from", "answer", nameField("Answer", line(80)), "For one of several answers.")
			.max(40, "must be at most 40")
			.meta({ when: { field: "kind", is: "choice" } })
			.optional(),
		least: limitField("Smallest number"),
		most: limitField("Largest number"),
		help: nameField("Help", optionalLine(200).optional(), "Shown under the question."),
		required: nameField("Required", z.boolean().optional()),
		step: choice("Step", steps).default("education").meta({ title: "Step", options: steps }),
		audience: choice("Asked of", audiences).default("everyone").meta({ title: "Asked of", options: audiences }),
		follows: nameField(
			"Only after this question",
			optionalLine(150).optional(),
			"One of your questions above with answers to choose from, exactly as you wrote it. Leave blank to ask always.",
		),
		answer: nameField("And this answer to it", optionalLine(80).optional(), "One of that question’s answers."),
		key: nameField(
			"Name in files",
			optionalLine(maxKey)
				.refine((key) => /^[a-z0-9_]*$/.test(key), "must have lower-case letters, digits and underscores only")
				.optional(),
			"Leave blank: we’ll make one from the question. It stays when you reword the question later.",
		),
	})
	.overwrite((question) => (question.key ? question : { ...question, key: keyOf(question.label) }))
	.superRefine(({ kind, options = [], least, most }, { addIssue }) => {
		const refuse = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
		if (kind === "choice" && options.length < 2) refuse("options", "must be at least 2");
		if (new Set(options).size < options.length) refuse("options", "must each differ");
		if (least !== undefined && most !== undefined && most < least)
			refuse("most", "must not be below the smallest number");
	});

/** A question that a school adds to an application form. */
export type OwnQuestion = z.output<typeof ownQuestion>;

/** Makes a name from a question. One without Latin letters gets a number that follows from its text. */
function keyOf(label: string): string {
	const count = [...label].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e6, 7);
	return plainKey(label, "_", maxKey) || `question_${count}`;
}

/** Questions of the school's own at the end of a form's steps. */
export const ownQuestionsField = rows(
	"Your own questions",
	"question",
	ownQuestion,
	"In this order, at the place you choose. Applications already sent keep the questions they were sent with.",
)
	.max(maxQuestions, `must be at most ${maxQuestions}`)
	.superRefine((questions, { addIssue }) => {
		const documents = questions.filter(({ kind }) => kind === "file").length;
		if (documents > maxOwnDocuments)
			addIssue({ code: "custom", path: [], message: `must ask for at most ${maxOwnDocuments} documents` });
		for (const [index, { key, label, follows, answer }] of questions.entries()) {
			const refuse = (field: string, message: string) => addIssue({ code: "custom", path: [index, field], message });
			const earlier = questions.slice(0, index);
			if (earlier.some((each) => each.label === label)) refuse("label", "is asked twice");
			else if (earlier.some((each) => each.key === key)) refuse("key", "is already the name of another question");
			const parent = follows ? earlier.find((each) => each.label === follows) : undefined;
			if (follows && parent?.kind !== "choice")
				refuse("follows", "must be a question above with answers to choose from");
			else if (parent && !parent.options?.includes(answer ?? ""))
				refuse("answer", "must be an answer of that question");
		}
	})
	.optional();
