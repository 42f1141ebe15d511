const hourMs = 3_600_000;

/** The texts of a breach, each with what it is asked for as. */
export const breachTexts = {
	title: { label: "Name, for the office", help: "Such as “Laptop lost on the bus, 12 May”." },
	happened: { label: "What happened", help: "Nature of the breach, in plain words. Goes into letters and reports." },
	data: { label: "Which data", help: "Such as names, phone numbers, mark sheets. Goes into letters and reports." },
	period: { label: "When and for how long", help: "Goes into letters and reports." },
	place: { label: "Where", help: "Place, or system. Goes into reports." },
	cause: { label: "Cause, and who caused it as far as is known", help: "Goes into reports." },
	consequences: { label: "Likely consequences", help: "For the people concerned. Goes into letters and reports." },
	measures: { label: "What we have done", help: "Against the risk. Goes into letters and reports." },
	remedies: { label: "What we do so that it does not happen again", help: "Goes into reports." },
	advice: { label: "What the person can do", help: "Safety measures. Goes into letters." },
	contact: { label: "Who answers questions", help: "Name, phone and email address. Goes into letters and reports." },
	in_tamil: {
		label: "The same in Tamil",
		help: "The letter’s whole text, if you can write it. It follows the English.",
	},
	in_hindi: { label: "The same in Hindi", help: "The letter’s whole text, if you can write it." },
	summary: {
		label: "Summary",
		help: "What happened, who was told, and what has changed. You’ll need it to close this.",
	},
} as const satisfies Record<string, { label: string; help: string }>;
export type BreachText = keyof typeof breachTexts;
export const breachTextNames = Object.keys(breachTexts) as BreachText[];

/** What a letter must say (DPDP Rules 2025, rule 7(1)), under its headings. */
export const letterHeadings = {
	happened: "What happened",
	data: "Which data",
	period: "When",
	consequences: "What may follow from it",
	measures: "What we have done",
	advice: "What you can do",
	contact: "Whom to ask",
} as const satisfies Partial<Record<BreachText, string>>;

/** What a letter still lacks, by the labels of its texts. */
export function missingWords(texts: Readonly<Record<BreachText, string>>): string[] {
	const names = Object.keys(letterHeadings) as BreachText[];
	return names.filter((name) => texts[name].trim() === "").map((name) => breachTexts[name].label);
}

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

/** How people are told, those first who need a call. The outbox deletes an email some time after it was sent. */
export const wayWords = {
	failed: "Could not be delivered",
	toCall: "To be called",
	waiting: "Waits for a letter",
	called: "Called",
	queued: "On its way",
	sent: "Sent",
} as const;
export type Way = keyof typeof wayWords;
export const wayNames = Object.keys(wayWords) as Way[];
