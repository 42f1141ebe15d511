import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { legalSections } from "./pages/legal.ts";
import { choice, nameField, rows } from "./schema/named-field.ts";
import { link, text } from "./schema/text-fields.ts";

/** The texts of the pages on rules and help. */

const committees = {
	"anti-ragging": "Anti-ragging",
	grievance: "Grievances",
	internal: "Internal complaints",
	"equal-opportunity": "Equal opportunity",
} as const;

const staffKey = () => optionalLine(120).regex(/^[a-z0-9-]*$/, "must have lower-case letters, digits and hyphens only");

const committee = z.object({
	key: choice("Committee", committees),
	name: nameField("Name", line(120)),
	purpose: nameField("Purpose", text(600)),
	members: rows(
		"Members",
		"member",
		z.object({
			role: nameField("Role", line(160)),
			staff: nameField("Person", staffKey().optional(), "The end of their page’s address. Leave blank for others."),
		}),
	),
});

/** Responsible people by role, given by the slug of their record in the list of staff. */
export const responsibleSchema = z.object({
	head: nameField("Head of the school", staffKey(), "The end of their page’s address."),
	grievanceOfficer: nameField("Grievance officer", staffKey(), "The end of their page’s address."),
	officeHours: nameField("Office hours", optionalLine(300), "When people can meet the officer without an appointment."),
	committees: rows("Committees", "committee", committee),
});

const step = z.object({
	title: nameField("Title", line(120)),
	text: nameField("Text", text(1500)),
	within: nameField("Time limit", line(120), "The longest it may take."),
});

export const rulesSchema = z.object({
	title: nameField("Title", line(120)),
	description: nameField(
		"For search engines",
		optionalLine(300).optional(),
		"Without it: the title and the school’s name.",
	),
	lead: nameField("Introduction", text(600)),
	stepsTitle: nameField("Title of the steps", line(120)),
	steps: rows("Steps", "step", step),
	sections: legalSections(),
});

const question = z.object({
	slug: nameField(
		"Address",
		line(120).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must have lower-case letters, digits and hyphens only"),
		"The end of its page’s address. If you change it, links from elsewhere break.",
	),
	question: nameField("Question", line(200)),
	answer: rows("Answer", "paragraph", text()),
	links: rows("Links", "link", z.object({ label: nameField("Text", line(120)), to: nameField("Address", link()) })),
});

const questionGroup = z.object({
	title: nameField("Title", line(120)),
	questions: rows("Questions", "question", question),
});

export const questionsSchema = z
	.object({ groups: rows("Groups", "group", questionGroup) })
	.superRefine(({ groups }, { addIssue }) => {
		const before = new Set<string>();
		for (const [index, { questions }] of groups.entries())
			for (const [place, { slug }] of questions.entries()) {
				const path = ["groups", index, "questions", place, "slug"];
				if (before.has(slug)) addIssue({ code: "custom", path, message: "is another question’s address" });
				before.add(slug);
			}
	});

export type Committee = z.output<typeof committee>;

export type Responsible = z.output<typeof responsibleSchema>;

/** A step of a procedure. */
export type Step = z.output<typeof step>;

export type RulesText = z.output<typeof rulesSchema>;

/** A question that families ask, with a page of its own at `/questions/{slug}`. */
export type Question = z.output<typeof question>;

export type QuestionGroup = z.output<typeof questionGroup>;
