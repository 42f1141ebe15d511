import { plainAmount } from "#src/formatting/typed-text.ts";
import { coloursFrom } from "#src/school/colours/derived-colours.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";
import { takenLetters } from "#src/school/programmes.ts";
import type { SchoolTextName, SchoolTexts } from "#src/school-texts.ts";

/** Fields of a text of the school, as its schema takes them; its other fields stay. */
export type SchoolPart = { name: SchoolTextName; fields: Readonly<Record<string, unknown>> };

type Texts = Pick<SchoolTexts, "identity" | "outlines" | "admissions" | "fees">;

export type SetupSchool = {
	name: string;
	shortName: string;
	tagline: string;
	accreditation: string;
	phone: string;
	/** For WhatsApp; the phone if empty. */
	mobile: string;
	email: string;
	street: string;
	town: string;
	state: string;
	postalCode: string;
	/** `#rrggbb` */
	main: string;
	accent: string;
};

/** Returns the school's identity from what everyone knows about their school. Empty texts follow from the others. */
export function schoolPart(school: SetupSchool, { identity }: Texts): SchoolPart {
	const { name, shortName, tagline, accreditation, phone, mobile, email, street, town, state, postalCode, ...two } =
		school;
	const fields = {
		name,
		shortName: shortName || initialsOf(name),
		tagline: tagline || name,
		accreditation,
		blurb: `${name} is in ${town}, ${state}.`,
		phone,
		mobile: mobile || phone,
		email,
		address: { ...identity.address, lines: [street, town], region: state, postalCode },
		// Figures that no one has counted.
		counters: identity.counters.filter(({ value }) => value > 0),
		colours: coloursFrom(two),
	};
	return { name: "identity", fields };
}

/** "SCD" for "Sahyadri College of Design, Pune" */
function initialsOf(name: string): string {
	const [main = ""] = name.split(",");
	const capitals = capitalsOf(main);
	return (capitals.length > 1 ? capitals : lettersOf(main)).slice(0, 5);
}

const capitalsOf = (text: string) => text.replace(/[^A-Z]/g, "");
const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, "");

/** Certificates that applicants of a programme have. */
export const entries = { 10: "Class 10", 12: "Class 12", degree: "A degree" } as const;

export type SetupProgramme = {
	name: string;
	years: string;
	seats: string;
	/** Key of `entries`. */
	after: string;
	/** Tuition in rupees a year. */
	tuition: string;
	/** Entrance test; empty for none. */
	test: string;
};

/**
 * Adds a programme with an application form. The examples of a new school leave with the first one.
 * @param examples the programmes are still those that a new school begins with
 */
export function programmePart(added: SetupProgramme, { outlines }: Texts, examples: boolean): SchoolPart {
	const { name, after, test } = added;
	const others = examples ? [] : outlines.programmes;
	const row = {
		key: "",
		name,
		degree: name,
		subject: "",
		years: wholeOf(added.years),
		seats: wholeOf(added.seats),
		entry: after === "degree" ? entries.degree : `${entries[after === "10" ? 10 : 12]} or equivalent`,
		marks: "",
		test,
		medium: "",
		campus: "",
		afterwards: "",
		// Years that are not in the list cost the same as the last one.
		...(added.tuition !== "" && { fees: [{ tuition: wholeOf(added.tuition), studio: 0, exam: 0 }] }),
		letter: freeLetters(
			name,
			others.flatMap(({ letter = "" }) => letter),
		),
		...(after === "12" && { class12: "awaited" }),
		...(after === "degree" && { class12: "passed", priorDegree: "awaited" }),
		...(test && { testName: test }),
	};
	return { name: "outlines", fields: { programmes: [...others, row] } };
}

/** Returns letters for application numbers that no other programme has: the first capitals of its name. */
function freeLetters(name: string, otherLetters: readonly string[]): string {
	const candidates = [capitalsOf(name), lettersOf(name)].flatMap((letters) =>
		[1, 2, 3].map((count) => letters.slice(0, count)),
	);
	const isFree = (letters: string) => letters !== "" && ![...takenLetters, ...otherLetters].includes(letters);
	return [...candidates, ..."PQRSTUVWXYZ"].find(isFree) ?? "";
}

export type SetupSeason = { opens: string; closes: string; fee: string };

/** Adds the season, for those who join in the year in which it closes, with the fee of every application. */
export function seasonParts({ opens, closes, fee }: SetupSeason, { admissions, outlines, fees }: Texts): SchoolPart[] {
	const year = Number(closes.slice(0, 4));
	const rupees = wholeOf(fee);
	const programmes = outlines.programmes.map((each) => ({ ...each, applicationFee: rupees }));
	const hasFees = outlines.programmes.some((each) => each.fees?.length);
	return [
		{ name: "admissions", fields: { seasons: [...admissions.seasons, { year, opens, closes, dates: [] }] } },
		...(fee === "" ? [] : [{ name: "outlines", fields: { programmes } } as const]),
		...(hasFees && fees.academicYear === ""
			? [{ name: "fees", fields: { academicYear: `${year}–${String(year + 1).slice(2)}` } } as const]
			: []),
	];
}

export type SetupQuestion = { programme: string; label: string; kind: string; options: string; required: boolean };

/**
 * Adds a question to the form of a programme that the school has added.
 * @param setupQuestion its options: one per line
 */
export function questionPart(setupQuestion: SetupQuestion, { outlines }: Texts): SchoolPart {
	const { programme, label, kind, required } = setupQuestion;
	const options = setupQuestion.options
		.split("\n")
		.map((each) => each.trim())
		.filter(Boolean);
	const question = { label, kind, required, ...(kind === "choice" && { options }) };
	const programmes = outlines.programmes.map((each) =>
		each.key === programme ? { ...each, questions: [...(each.questions ?? []), question as OwnQuestion] } : each,
	);
	return { name: "outlines", fields: { programmes } };
}

/** A number as the schemas take it; anything else stays as it was typed, and they refuse it. */
function wholeOf(text: string): number | string | undefined {
	const plain = plainAmount(text);
	if (plain === "") return undefined;
	return /^\d+$/.test(plain) ? Number(plain) : text;
}

/** Fields of the setup that a text's fields follow from, by the end of the field's path. */
const sources: Readonly<Record<string, string>> = {
	"lines.0": "street",
	"lines.1": "town",
	region: "state",
	blurb: "name",
	degree: "name",
	key: "name",
	letter: "name",
	testName: "test",
	colours: "main",
	year: "closes",
	academicYear: "closes",
	applicationFee: "fee",
	text: "body",
	description: "body",
	sections: "body",
};

/** Returns the field of the setup that a text's field is filled from. @param names the fields of the step */
export function sourceOf(path: string, names: readonly string[]): string | undefined {
	const parts = path.split(".").reverse();
	const ends = parts.flatMap((part, index) => [`${parts[index + 1]}.${part}`, part]);
	return ends.map((end) => sources[end] ?? end).find((name) => names.includes(name));
}
