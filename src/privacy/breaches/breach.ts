const hourMs = 3_600_000;

/** The texts of a breach, each with what it is asked for as. */
export const breachTexts = {
	title: { label: "Name, for the office", rows: 1, help: "Such as “Laptop lost on the bus, 12 May”." },
	happened: {
		label: "What happened",
		rows: 4,
		help: "Nature of the breach, in plain words. Goes into letters and reports.",
	},
	data: {
		label: "Which data",
		rows: 3,
		help: "Such as names, telephone numbers, mark sheets. Goes into letters and reports.",
	},
	period: { label: "When and for how long", rows: 2, help: "Goes into letters and reports." },
	place: { label: "Where", rows: 1, help: "Place, or system. Goes into reports." },
	cause: { label: "Cause, and who caused it as far as is known", rows: 3, help: "Goes into reports." },
	consequences: {
		label: "Likely consequences",
		rows: 3,
		help: "For the people concerned. Goes into letters and reports.",
	},
	measures: { label: "What we have done", rows: 3, help: "Against the risk. Goes into letters and reports." },
	remedies: { label: "What we do so that it does not happen again", rows: 3, help: "Goes into reports." },
	advice: { label: "What the person can do", rows: 3, help: "Safety measures. Goes into letters." },
	contact: {
		label: "Who answers questions",
		rows: 1,
		help: "Name, telephone and e-mail address. Goes into letters and reports.",
	},
	in_tamil: {
		label: "The same in Tamil",
		rows: 5,
		help: "The whole letter’s text, if you can write it. It follows the English one.",
	},
	in_hindi: { label: "The same in Hindi", rows: 5, help: "The whole letter’s text, if you can write it." },
	summary: { label: "Summary", rows: 4, help: "Written when it is closed." },
} as const satisfies Record<string, { label: string; rows: number; help: string }>;
export type BreachText = keyof typeof breachTexts;
export const breachTextNames = Object.keys(breachTexts) as BreachText[];

/** What a letter must say (DPDP Rules 2025, rule 7(1)). */
export const letterTexts = ["happened", "data", "period", "consequences", "measures", "advice", "contact"] as const;

/**
 * Reports to authorities: to CERT-In within 6 hours of noticing (Directions of 28 April 2022), to the Data Protection
 * Board without delay, and to it in detail within 72 hours (DPDP Rules 2025, rule 7(2)).
 */
export const reports = {
	"cert-in": { title: "CERT-In", hours: 6 },
	"board-first": { title: "Data Protection Board, first notice", hours: null },
	"board-details": { title: "Data Protection Board, details", hours: 72 },
} as const satisfies Record<string, { title: string; hours: number | null }>;
export type ReportKind = keyof typeof reports;
export const reportKinds = Object.keys(reports) as ReportKind[];

/** When a report is due, and how long that is from now, negative when it is past; null for "without delay". */
export type Clock = { dueAt: string; leftMs: number } | null;

/** @param noticedAt ISO 8601 in UTC */
export function clockOf(kind: ReportKind, noticedAt: string, now: Date): Clock {
	const { hours } = reports[kind];
	if (hours === null) return null;
	const due = Date.parse(noticedAt) + hours * hourMs;
	return { dueAt: new Date(due).toISOString(), leftMs: due - now.getTime() };
}

/** "4 h 12 min left", "late by 20 min". */
export function timeLeft(leftMs: number): string {
	const minutes = Math.floor(Math.abs(leftMs) / 60_000);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const words = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
	return leftMs < 0 ? `late by ${words}` : `${words} left`;
}

/** Kinds of records by which people are chosen. */
export const affectedKinds = {
	application: "Applications",
	draft: "Applications that are saved and not sent",
	guardian: "Parents and guardians",
	enquiry: "Enquiries",
	message: "Messages",
	alumni: "Alumni",
	"job-application": "Applications for posts",
	visit: "Visits",
	"opening-request": "Who wants to be told when applications open",
	member: "Members of the office",
} as const;
export type AffectedKind = keyof typeof affectedKinds;
export const affectedKindNames = Object.keys(affectedKinds) as AffectedKind[];
