import { yearAtSchool } from "#src/calendar/day.ts";
import type { Option } from "#src/forms/definition.ts";
import { countryNames } from "./country-names.ts";

/** Degrees by their value on the wire, with the courses that each has. */
const degrees = [
	{ value: "bachelor-architecture", label: "Bachelor of Architecture", courses: [] },
	{
		value: "master-architecture",
		label: "Master of Architecture",
		courses: ["Urban Design", "Environmental Architecture"],
	},
] as const;

export const degreeOptions: readonly Option[] = degrees.map(({ value, label }) => ({ value, label }));
export const degreesWithCourses: readonly string[] = degrees.flatMap(({ value, courses }) =>
	courses.length > 0 ? [value] : [],
);
export const courseOptions: readonly Option[] = degrees.flatMap(({ value: degree, courses }) =>
	courses.map((course) => ({ value: course, label: course, when: { field: "degree", is: [degree] } })),
);

export const genderOptions: readonly Option[] = [
	{ value: "1", label: "Male", also: "male" },
	{ value: "2", label: "Female", also: "female" },
	{ value: "3", label: "Other", also: "other" },
];

export const countryOptions: readonly Option[] = countryNames.map((name) => ({ value: name, label: name }));

export const jobDomainOptions: readonly Option[] = [
	{ value: "architecture", label: "Architecture" },
	{ value: "urban-planning", label: "Urban Planning" },
	{ value: "landscape-design", label: "Landscape Design" },
	{ value: "interior-design", label: "Interior Design" },
	{ value: "sustainable-design", label: "Sustainable Design" },
	{ value: "historic-preservation", label: "Historic Preservation" },
	{ value: "bim-specialist", label: "BIM Specialist" },
	{ value: "construction-management", label: "Construction Management" },
	{ value: "structural-engineering", label: "Structural Engineering" },
	{ value: "lighting-design", label: "Lighting Design" },
];

/** Programs that never asked send 0, which means the same as the first. */
export const employmentOptions: readonly Option[] = [
	{ value: "1", label: "Employed", also: "0" },
	{ value: "2", label: "Self Employed" },
	{ value: "3", label: "Other" },
];

/** "Jurer" is the contract's spelling. */
export const roleOptions: readonly Option[] = [
	{ value: "1", label: "Guest Lectures" },
	{ value: "2", label: "Tech Talks" },
	{ value: "3", label: "Jurer" },
	{ value: "4", label: "Visiting Faculty" },
];

/** The years since the first class graduated, this one first. */
export function graduationYears(firstGraduation: number, now = new Date()): Option[] {
	return years(yearAtSchool(now), firstGraduation);
}

/** This year back to 1900. */
export function workingYears(now = new Date()): Option[] {
	return years(yearAtSchool(now), 1900);
}

function years(latest: number, earliest: number): Option[] {
	return Array.from({ length: latest - earliest + 1 }, (_, index) => ({
		value: String(latest - index),
		label: String(latest - index),
	}));
}
