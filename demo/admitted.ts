import type { AdmittedYear } from "#src/school/admissions.ts";

type Numbers = [applied: number, offered: number, lowest: number, median: number];

const barch = (
	year: number,
	general: Numbers,
	backward: Numbers,
	scheduled: Numbers,
	abroad: Numbers,
): AdmittedYear => ({
	year,
	programme: "barch",
	seats: 80,
	test: "NATA score, out of 200",
	categories: [
		category("General", general),
		category("Backward and Most Backward Classes", backward),
		category("Scheduled Castes and Tribes", scheduled),
		category("From abroad (NRI, foreign)", abroad),
	],
});

const category = (name: string, [applied, offered, lowest, median]: Numbers) => ({
	name,
	applied,
	offered,
	lowest,
	median,
});

/** Applicants of the last three years. Some with an offer go elsewhere, so that there are more offers than seats. */
export const admitted: AdmittedYear[] = [
	barch(2026, [172, 49, 103, 124], [101, 32, 95, 115], [44, 16, 78, 97], [14, 5, 92, 110]),
	barch(2025, [156, 50, 99, 121], [89, 32, 92, 112], [40, 15, 76, 95], [12, 5, 90, 108]),
	barch(2024, [141, 52, 96, 118], [78, 31, 90, 109], [37, 15, 74, 92], [12, 6, 88, 104]),
];
