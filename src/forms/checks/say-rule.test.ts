import { describe, expect, it } from "vitest";
import { productForms } from "#src/admissions/forms/application-forms.ts";
import { linkRequestDefinition } from "#src/admissions/links/link-request-definition.ts";
import { openingRequestDefinition } from "#src/admissions/opening/opening-request-definition.ts";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { jobApplicationDefinition } from "#src/job-applications/form/job-application-definition.ts";
import { dataRequestDefinition } from "#src/privacy/links/data-request-definition.ts";
import { answerNameMessages, fileMessages, ruleMessages } from "#src/school/messages/sets/rule-messages.ts";
import { visitDefinition } from "#src/visits/forms/visit-definition.ts";
import { checkAnswers } from "./check-answers.ts";
import { sayRule } from "./say-rule.ts";

const forms: readonly FormDefinition[] = [
	...Object.values(productForms),
	...Object.values(enquiryForms).map(({ definition }) => definition),
	alumniForm({ firstGraduation: 1990 }),
	visitDefinition,
	jobApplicationDefinition,
	linkRequestDefinition,
	openingRequestDefinition,
	dataRequestDefinition,
];
const marked = (words: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(words).map(([name, text]) => [name, `§ ${text}`]));
const schoolMessages = {
	[ruleMessages.text]: {
		[ruleMessages.group]: marked(ruleMessages.messages),
		[answerNameMessages.group]: answerNameMessages.messages,
		[fileMessages.group]: marked(fileMessages.messages),
	},
};
/**
 * Values that no rule accepts: nothing, what is too long, what can’t be stored, no text, and other kinds of answers.
 */
const wrong = [
	undefined,
	"",
	"x".repeat(30_000),
	"a\u0000b",
	7,
	{},
	"0",
	"2999",
	"-1",
	"a@",
	"12",
	{ name: "a.exe", size: 0 },
];

describe("rules", () => {
	it.each(forms.map((form) => [form.title, form] as const))("speak in the school’s words: %s", (_, form) => {
		const errors = [true, false].flatMap((inBrowser) =>
			wrong.flatMap((answer) => {
				const answers = Object.fromEntries(questionsOf(form).map(({ name }) => [name, answer]));
				const checkedAnswers = checkAnswers(form, answers, { schoolMessages, inBrowser });
				return checkedAnswers.ok ? [] : Object.values(checkedAnswers.errors);
			}),
		);
		expect(errors.length).toBeGreaterThan(0);
		expect(errors.filter((message) => !message.startsWith("§ "))).toEqual([]);
	});

	it("say the product’s words, with the name of the answer and the limit", () => {
		expect(sayRule({ message: "tooLong:skills", maximum: 500 }, undefined)).toBe(
			"Skills must be at most 500 characters",
		);
		expect(sayRule("several", undefined)).toBe(fileMessages.messages.several);
	});
});
