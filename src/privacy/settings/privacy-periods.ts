/** `minimum`: no shorter than the days for which data are stored at least. */
type Least = number | "minimum";

const rule8 = "The DPDP Rules (rule 8) have data stored for that long at least.";

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
		why: "The DPDP Rules (rule 14) allow 90 days at most.",
	},
	{
		group: "Requests" as const,
		name: "minimum" as const,
		title: "Days for which data are stored at least",
		original: 365,
		min: 90,
		max: 3650,
		why: "The DPDP Rules (rule 8) ask for a year; a shorter period has been proposed, and none below three months.",
	},
	...(
		[
			["messages", "Enquiries and messages"],
			["jobs", "Applications for posts, with their CVs"],
			["visits", "Visits"],
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
			["documentsEnded", "Documents of applications that were declined or withdrawn"],
			["documentsReplaced", "Documents in whose place another one was sent"],
			["notes", "Notes of the office about applications"],
		] as const
	).map(([name, title]) => ({
		group: "Parts of applications" as const,
		name,
		title,
		original: 0,
		min: "minimum" as const,
		max: 3650,
		orZero: true,
		why: `${rule8} 0 means as long as the application itself.`,
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
