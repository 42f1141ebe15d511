import type { SchoolTexts } from "#src/school-texts.ts";
import { barchAnswers } from "#tests/support/forms/application.ts";

type Outline = SchoolTexts["outlines"]["programmes"][number];

/** A school with other programmes than the demo's, and what its website must never say. */
export type OtherSchool = {
	identity: Partial<SchoolTexts["identity"]>;
	programmes: readonly Outline[];
	/** Applications that someone sends to it. */
	applications: readonly Record<string, string>[];
	/** A course about which one can ask, as it is called, and a degree of its alumni. */
	course: string;
	degree: string;
	foreign: RegExp;
};

const blank = { subject: "", seats: 30, entry: "", marks: "", test: "", medium: "", campus: "", afterwards: "" };
const fees = [{ tuition: 90_000, studio: 5000, exam: 2500 }];
const hill = "nilgiri|kotagiri|\\booty\\b|coonoor|doddabetta|snowdon|\\bDSA\\b|\\bthe hill\\b";

const person = Object.fromEntries(Object.entries(barchAnswers).filter(([name]) => !/nata|waiting/.test(name)));
const applicant = { ...person, address: "14 Station Road\nPune 411004", date_of_birth: "2008-03-04" };

export const planningSchool: OtherSchool = {
	identity: { name: "Godavari School of Planning", shortName: "GSP", tagline: "Towns and houses" },
	programmes: [
		{
			...blank,
			key: "barch",
			name: "B.Arch",
			degree: "B.Arch",
			subject: "Bachelor of Architecture",
			years: 5,
			test: "NATA",
		},
		{
			...blank,
			key: "b-plan",
			name: "B.Plan",
			degree: "B.Plan",
			subject: "Bachelor of Planning",
			years: 4,
			test: "CUET",
			fees,
			letter: "P",
			applicationFee: 750,
			class12: "awaited",
			testName: "CUET",
			testMost: 1000,
		},
	],
	applications: [
		{ ...barchAnswers, address: applicant.address },
		{ ...applicant, application_type: "b-plan", test_status: "scored", test_score: "640" },
	],
	course: "B.Plan",
	degree: "B.Plan",
	foreign: new RegExp(`M\\.\\s?Arch|diploma|B\\.\\s?Des\\b|PGETA|Master of Architecture|Urban Design|${hill}`, "i"),
};

const design = { ...blank, fees, class12: "passed", portfolio: "later" } as const;
const master = { ...design, degree: "M.Des", years: 2, letter: "MT", priorDegree: "passed" } as const;

export const designSchool: OtherSchool = {
	identity: { name: "Sahyadri College of Design", shortName: "SCD", tagline: "Made by hand" },
	programmes: [
		{ ...design, key: "b-des", name: "B.Des", degree: "B.Des", years: 4, letter: "BD", testName: "DAT", testMost: 200 },
		{ ...master, key: "m-des-textiles", name: "M.Des Textiles", subject: "Textiles" },
		{ ...master, key: "m-des-toys", name: "M.Des Toys", subject: "Toys", letter: "MY" },
		{ ...design, key: "foundation", name: "Foundation in Design", degree: "Foundation", years: 1, letter: "F" },
	],
	applications: [
		{ ...applicant, application_type: "b-des", test_status: "scored", test_score: "140" },
		{
			...applicant,
			application_type: "m-des-toys",
			yop_10: "2014",
			yop_12: "2016",
			date_of_birth: "1998-03-04",
			board_ug: "Pune University",
			percentage_ug: "71.5",
			yop_ug: "2021",
		},
	],
	course: "M.Des Toys",
	degree: "M.Des",
	foreign: new RegExp(`[BM]\\.\\s?Arch|\\bNATA\\b|PGETA|architect|diploma|${hill}`, "i"),
};
