import { expect, it } from "vitest";
import type { AskableQuestion } from "#src/school/forms/asked-question.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { atHandMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { atHand, formLead } from "./at-hand.ts";

const messages = messagesIn(atHandMessages, undefined);

const takenText = "Your certificates, if you have them (PDF, Word or photos)";

it("says what each form needs as the product has it", () => {
	expect(atHand(messages, "barch")).toEqual([
		"Class 10 and Class 12 marks and years of passing",
		takenText,
		"Your NATA score, if it’s out",
	]);
	expect(atHand(messages, "march")[1]).toBe(takenText);
	expect(atHand(messages, "diploma")).toEqual([
		"Class 10 marks and year of passing",
		"Your Class 10 certificate (PDF, Word or photos)",
		"Your NATA score, if it’s out",
	]);
	expect(formLead(messages, "diploma")).toMatch(/Class 10 certificate ready .* You send it with the form\.$/);
	expect(formLead(messages, "barch")).toMatch(
		/Have your Class 10 and Class 12 marks ready\. You can attach PDF or Word files/,
	);
});

it("follows how the office asks for documents", () => {
	expect(
		atHand(messages, "barch", { certificate_12: "required", passport: "required", certificate_10: "none" }),
	).toEqual([
		"Class 10 and Class 12 marks and years of passing",
		"Your Class 12 certificate (PDF, Word or photos)",
		"Passport (international students)",
		"Your NATA score, if it’s out",
	]);
	expect(atHand(messages, "diploma", { certificate_10: "later" })[1]).toBe(takenText);
	expect(formLead(messages, "diploma", { certificate_10: "later" })).toMatch(
		/^Two steps.* Have your Class 10 marks ready\. You /,
	);
	expect(formLead(messages, "diploma", { certificate_10: "none" })).toBe(
		"Two steps, about ten minutes. Have your Class 10 marks ready.",
	);
	expect(atHand(messages, "diploma", { certificate_10: "none" })).toHaveLength(2);
});

it("names what one department of the M.Arch alone requires", () => {
	const rules = { Urban: { portfolio: "required" }, Other: {} } as const;
	expect(atHand(messages, "march", {}, rules)).toContain("For Urban: your portfolio (PDF)");
	expect(atHand(messages, "march", {}, { Urban: { portfolio: "required" }, Other: { portfolio: "required" } })[1]).toBe(
		"Your portfolio (PDF)",
	);
	expect(formLead(messages, "march", {}, rules)).toBe(formLead(messages, "march"));
});

it("leaves out what the office does not ask", () => {
	const none = (...questions: AskableQuestion[]) => ({
		asked: questions.map((question) => ({ question, rule: "none" as const })),
	});
	expect(atHand(messages, "barch", {}, undefined, none("nata"))).toEqual([
		"Class 10 and Class 12 marks and years of passing",
		takenText,
	]);
	expect(atHand(messages, "march", {}, undefined, none("class12", "coa"))).toEqual([
		"Marks and years of passing",
		takenText,
	]);
	expect(formLead(messages, "barch", {}, undefined, none("class12"))).toMatch(/Have your marks ready\. You can attach/);
	const own = { kind: "text", label: "Why architecture?", step: "own", audience: "everyone" } as const;
	expect(formLead(messages, "barch", {}, undefined, { questions: [own] })).toMatch(/^Three steps, about ten minutes\./);
});
