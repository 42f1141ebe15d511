import type { Identity } from "#src/school/identity.ts";
import { colours } from "./colours.ts";
import { logo } from "./logo.ts";

/** The demo school. */
export const identity = {
	name: "Doddabetta School of Architecture",
	shortName: "DSA",
	tagline: "Architecture at two thousand metres",
	blurb:
		"A school of architecture on the side of a valley in the Nilgiris. Since 2008 we have taught B.Arch, M.Arch and a diploma by drawing, building and arguing in the open air.",
	foundedIn: 2008,
	firstGraduation: 2013,
	phone: "+91 423 000 0000",
	mobile: "+91 94000 00000",
	email: "hello@doddabetta.example",
	officeEmail: "admissions@doddabetta.example",
	address: {
		lines: ["Doddabetta Road", "Snowdon, Udhagamandalam", "The Nilgiris"],
		region: "Tamil Nadu",
		postalCode: "643002",
		country: "India",
	},
	place: { latitude: 11.41, longitude: 76.7, altitude: 2240 },
	accreditation: "Approved by the Council of Architecture",
	counters: [
		{ value: 17, suffix: "+", label: "years of teaching" },
		{ value: 2000, suffix: "+", label: "students taught since 2008" },
		{ value: 50, suffix: "+", label: "industries" },
	],
	social: [
		{ name: "LinkedIn", url: "https://www.linkedin.com/school/doddabetta-example" },
		{ name: "X", url: "https://x.com/doddabetta_example" },
		{ name: "YouTube", url: "https://www.youtube.com/@doddabetta-example" },
		{ name: "Instagram", url: "https://www.instagram.com/doddabetta.example" },
		{ name: "Facebook", url: "https://www.facebook.com/doddabetta.example" },
	],
	colours,
	typeface: { face: "familjen" },
	logo,
	contours: true,
	feeDays: 30,
} satisfies Identity;
