/** `minimum`: no shorter than the days for which data are stored at least. */
type Least = number | "minimum";

const rule8 = "The DPDP Rules (rule 8) set the minimum.";

/**
 * Periods in days that the office sets, with their bounds and the reason for these, in words. Where `orZero` says so,
 * 0 is allowed, too, and means: as long as the application itself.
 */
export const privacyPeriods: readonly Period[] = [
	{
		group: "Requests" as const,
		name: "due" as const,
		title: "Days to answer a request",
		original: 30,
		min: 1,
		max: 90,
		why: "The DPDP Rules (rule 14) allow up to 90 days.",
	},
	{
		group: "Requests" as const,
		name: "minimum" as const,
		title: "Minimum days to keep data",
		original: 365,
		min: 90,
		max: 3650,
		why: "The DPDP Rules (rule 8) require a year. Shorter periods have been proposed, but none under three months.",
	},
	...(
		[
			["messages", "Enquiries and messages"],
			["jobs", "Job applications, with CVs"],
			["visits", "Campus tours"],
			["mails", "Emails sent"],
		] as const
	).map(([name, title]) => ({
		group: "Records" as const,
		name,
		title,
		original: 365,
		min: "minimum" as const,
		max: 3650,
		why: rule8,
	})),
	...(
		[
			["documentsEnded", "Documents of applications not selected or withdrawn"],
			["documentsReplaced", "Replaced documents"],
			["notes", "Office notes about applications"],
		] as const
	).map(([name, title]) => ({
		group: "Parts of applications" as const,
		name,
		title,
		original: 0,
		min: "minimum" as const,
		max: 3650,
		orZero: true,
		why: `${rule8} Enter 0 to keep them as long as the application.`,
	})),
];

type PeriodName =
	| "due"
	| "minimum"
	| "messages"
	| "jobs"
	| "visits"
	| "mails"
	| "documentsEnded"
	| "documentsReplaced"
	| "notes";

export type Period = {
	group: "Requests" | "Records" | "Parts of applications";
	name: PeriodName;
	title: string;
	original: number;
	min: Least;
	max: number;
	orZero?: boolean;
	why: string;
};

export type PrivacySettings = Readonly<Record<PeriodName, number>>;

/** The shortest that a period may be. @param minimum days for which data are stored at least */
export const minimumOf = ({ min }: Period, minimum: number) => (min === "minimum" ? minimum : min);
