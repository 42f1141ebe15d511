import { expect, it } from "vitest";
import { barchQuestions } from "#src/admissions/forms/barch-questions.ts";
import { contactMessage } from "#src/enquiries/forms/contact-config.ts";
import { productMessages } from "#src/message-texts.ts";
import { messagesOfIsland } from "#src/site/islands/messages-of-island.ts";
import { questionsOf } from "./definition.ts";
import { withSchoolQuestionTexts } from "./school-questions.ts";
import { withSchoolConfigTexts } from "./single-step/school-config.ts";

const own = {
	...productMessages,
	"questions-barch": {
		...productMessages["questions-barch"],
		steps: { personal: "About yourself", education: "Education" },
		nata_status: { label: "Your NATA", help: "Shall we wait for it?", "option-waiting": "It is on its way" },
	},
	"questions-contact": { form: { send: "Off it goes" }, subject: { label: "About", placeholder: "In a word" } },
};

it("asks in the school's words, and leaves names, values and conditions as they are", () => {
	const form = withSchoolQuestionTexts(barchQuestions, own);
	expect(form.steps.map(({ title }) => title)).toEqual(["About yourself", "Education"]);
	const question = questionsOf(form).find(({ name }) => name === "nata_status");
	expect(question).toMatchObject({
		label: "Your NATA",
		help: "Shall we wait for it?",
		options: [{ value: "applied" }, { value: "waiting", label: "It is on its way" }, { value: "not_applied" }],
	});
	const bare = (questions: typeof barchQuestions) =>
		questionsOf(questions).map(({ name, kind, when }) => ({ name, kind, when }));
	expect(bare(form)).toEqual(bare(barchQuestions));
	const config = withSchoolConfigTexts(contactMessage, own);
	expect(config.texts).toEqual({ ...contactMessage.texts, send: "Off it goes" });
	expect(config.fields.find(({ name }) => name === "subject")).toMatchObject({
		label: "About",
		placeholder: "In a word",
	});
});

it("asks in the product's words where the school has none, and writes none of them into a page", () => {
	expect(withSchoolQuestionTexts(barchQuestions, productMessages)).toEqual(barchQuestions);
	expect(withSchoolQuestionTexts(barchQuestions, undefined)).toBe(barchQuestions);
	expect(messagesOfIsland("barch-wizard", productMessages)).toBeUndefined();
});

it("writes into a page the words that differ, and only those of its island", () => {
	expect(messagesOfIsland("sidebar", own)).toBeUndefined();
	expect(messagesOfIsland("barch-wizard", own)).toEqual({
		"questions-barch": {
			steps: { personal: "About yourself" },
			nata_status: { label: "Your NATA", help: "Shall we wait for it?", "option-waiting": "It is on its way" },
		},
	});
});
