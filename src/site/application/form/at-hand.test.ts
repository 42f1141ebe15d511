import { expect, it } from "vitest";
import { atHand, formLead } from "./at-hand.ts";

const taken = "Certificates as PDF or DOCX, or on paper to photograph, if you have them";

it("says what each form needs as the product has it", () => {
	expect(atHand("barch")).toEqual(["Marks and years of class 10 and class 12", taken, "Your NATA score, if it is out"]);
	expect(atHand("march")[1]).toBe(taken);
	expect(atHand("diploma")).toEqual([
		"Marks and year of class 10",
		"The class 10 certificate as PDF or DOCX, or on paper to photograph",
		"Your NATA score, if it is out",
	]);
	expect(formLead("diploma")).toMatch(/class 10 certificate at hand .* it goes along with the form\.$/);
	expect(formLead("barch")).toMatch(/Have your class 10 and class 12 marks at hand; documents can be attached/);
});

it("follows how the office asks for documents", () => {
	expect(atHand("barch", { certificate_12: "required", passport: "required", certificate_10: "none" })).toEqual([
		"Marks and years of class 10 and class 12",
		"The class 12 certificate as PDF or DOCX, or on paper to photograph",
		"Passport (international students)",
		"Your NATA score, if it is out",
	]);
	expect(atHand("diploma", { certificate_10: "later" })[1]).toBe(taken);
	expect(formLead("diploma", { certificate_10: "later" })).toMatch(/^Two steps.* Have your class 10 marks at hand; /);
	expect(formLead("diploma", { certificate_10: "none" })).toBe(
		"Two steps, about ten minutes. Have your class 10 marks at hand.",
	);
	expect(atHand("diploma", { certificate_10: "none" })).toHaveLength(2);
});

it("names what one department of the M.Arch alone requires", () => {
	const rules = { Urban: { portfolio: "required" }, Other: {} } as const;
	expect(atHand("march", {}, rules)).toContain("For Urban: your portfolio, as PDF or DOCX");
	expect(atHand("march", {}, { Urban: { portfolio: "required" }, Other: { portfolio: "required" } })[1]).toBe(
		"Your portfolio as PDF or DOCX, or on paper to photograph",
	);
	expect(formLead("march", {}, rules)).toBe(formLead("march"));
});
