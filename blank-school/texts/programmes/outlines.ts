import type { ProgrammeOutline } from "../../../src/school/programmes.ts";

const open = { seats: 0, entry: "", marks: "", test: "", medium: "", campus: "", afterwards: "" };
const march = { ...open, degree: "M.Arch", years: 2 };

/** The four programmes, in the order of the site. */
export const programmeOutlines: ProgrammeOutline[] = [
	{ ...open, key: "barch", name: "B.Arch", degree: "B.Arch", subject: "Bachelor of Architecture", years: 5 },
	{ ...march, key: "environmental", name: "M.Arch Environmental Architecture", subject: "Environmental Architecture" },
	{ ...march, key: "urbanDesign", name: "M.Arch Urban Design", subject: "Urban Design" },
	{
		...open,
		key: "diploma",
		name: "Diploma in Architecture",
		degree: "Diploma",
		subject: "Architecture, after class 10",
		years: 3,
	},
];
