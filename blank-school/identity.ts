import type { Identity } from "../src/school/identity.ts";
import { colours } from "./colours.ts";
import { logo } from "./logo.ts";

/** A school without a name yet: the office writes the rest. docs/school.md says how another folder is made. */
export const identity: Identity = {
	name: "Your school",
	shortName: "SOA",
	tagline: "The school’s own motto",
	blurb: "Two sentences about the school, shown in the panel next to the menu.",
	phone: "+91 000 000 0000",
	mobile: "+91 00000 00000",
	email: "office@school.example",
	address: { lines: ["Street", "Town"], region: "State", postalCode: "000000", country: "India" },
	accreditation: "The school’s accreditation",
	counters: [
		{ value: 0, suffix: "", label: "years of experience" },
		{ value: 0, suffix: "", label: "students" },
		{ value: 0, suffix: "", label: "industries" },
	],
	social: [],
	colours,
	typeface: { face: "familjen" },
	logo,
	feeDays: 30,
};
