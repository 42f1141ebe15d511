/** Periods in days that the office sets, with their bounds and the reason for these, in words. */
export const privacyPeriods = [
	{
		name: "due",
		title: "Days to answer a request",
		original: 30,
		least: 1,
		most: 90,
		why: "The DPDP Rules (rule 14) allow 90 days at most.",
	},
	{
		name: "minimum",
		title: "Days for which data are stored before they are erased on request",
		original: 365,
		least: 90,
		most: 3650,
		why: "The DPDP Rules (rule 8) ask for a year; a shorter period has been proposed, and none below three months.",
	},
] as const satisfies readonly {
	name: string;
	title: string;
	original: number;
	least: number;
	most: number;
	why: string;
}[];

export type PeriodName = (typeof privacyPeriods)[number]["name"];

export type PrivacySettings = Readonly<Record<PeriodName, number>>;
