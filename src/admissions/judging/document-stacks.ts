/** A typed answer that is compared with a document, by its question. */
export type ComparedFact = { name: string; label: string };

/** Documents of one kind, which are judged one after the other by one question. */
export type DocumentStack = {
	/** Part of addresses. */
	key: string;
	title: string;
	/** Name of one of its documents in a sentence. */
	one: string;
	fields: readonly string[];
	/** @param person the applicant's first name */
	question: (person: string) => string;
	facts: readonly ComparedFact[];
	/** Reasons why a document is incorrect, for the applicant. */
	reasons: readonly string[];
};

const birthFact: ComparedFact = { name: "date_of_birth", label: "Born" };
const person: ComparedFact = { name: "name", label: "Name" };

function markSheets(suffix: string, title: string, board: string, more: readonly ComparedFact[] = []): DocumentStack {
	return {
		key: suffix === "ug" ? "degree" : `class-${suffix}`,
		title,
		one: "mark sheet",
		fields: [`certificate_${suffix}`],
		question: (name) => `Does this mark sheet show what ${name} entered?`,
		facts: [
			person,
			{ name: `board_${suffix}`, label: board },
			{ name: `yop_${suffix}`, label: "Year" },
			{ name: `percentage_${suffix}`, label: "Percentage entered" },
			{ name: `grade_${suffix}`, label: "Grade entered" },
			...more,
			birthFact,
		],
		reasons: [
			"The percentage entered doesn’t match the total.",
			"This is another person’s mark sheet.",
			"A page is missing.",
			"This isn’t a mark sheet.",
		],
	};
}

/** Every stack, in the order of the checklist. */
export const documentStacks: readonly DocumentStack[] = [
	{
		key: "identity",
		title: "Passports and proofs of residence",
		one: "proof",
		fields: ["passport", "residence_proof"],
		question: (name) => `Is this ${name}’s, and is it still valid?`,
		facts: [person, birthFact, { name: "nationality", label: "Nationality" }, { name: "address", label: "Address" }],
		reasons: ["This is another person’s document.", "A page is missing.", "This isn’t proof of identity."],
	},
	markSheets("10", "Class 10 mark sheets", "Board"),
	markSheets("12", "Class 12 mark sheets", "Board", [{ name: "percentage_pcm", label: "Physics, chemistry, maths" }]),
	markSheets("ug", "Degrees", "College"),
	{
		key: "portfolio",
		title: "Portfolios",
		one: "portfolio",
		fields: ["portfolio"],
		question: (name) => `Is this ${name}’s portfolio, and does it open?`,
		facts: [person, { name: "department", label: "Department" }],
		reasons: ["The file contains a different document.", "Pages are missing."],
	},
	{
		key: "abroad",
		title: "Equivalence letters and translations",
		one: "letter",
		fields: ["equivalence_letter", "translations"],
		question: (name) => `Is this for ${name}’s certificates?`,
		facts: [person, { name: "nationality", label: "Nationality" }, birthFact],
		reasons: ["This is another person’s letter.", "A page is missing."],
	},
];

/** A stack's title within a sentence: "degrees", "Class 12 mark sheets". */
export function inSentence(title: string): string {
	return title.startsWith("Class ") ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
