/** The texts of a breach, each with what it is asked for as. */
export const breachTexts = {
	title: { label: "Short name, for staff", help: "Such as “Laptop lost on the bus, 12 May”." },
	happened: { label: "What happened", help: "Nature of the breach, in plain words. Used in emails and reports." },
	data: { label: "Data affected", help: "Such as names, phone numbers, mark sheets. Used in emails and reports." },
	period: { label: "When and for how long", help: "Used in emails and reports." },
	place: { label: "Where", help: "Location or system. Used in reports." },
	cause: { label: "Cause, and who caused it if known", help: "Used in reports." },
	consequences: { label: "Likely consequences", help: "For the people affected. Used in emails and reports." },
	measures: { label: "Measures taken", help: "To reduce the risk. Used in emails and reports." },
	remedies: { label: "Steps to prevent it from happening again", help: "Used in reports." },
	advice: { label: "Advice to the people affected", help: "Safety measures they can take. Used in emails." },
	contact: { label: "Contact for questions", help: "Name, phone and email address. Used in emails and reports." },
	in_tamil: { label: "The same in Tamil", help: "The full text, if you can write it. It comes below the English." },
	in_hindi: { label: "The same in Hindi", help: "The full text, if you can write it. It comes below the English." },
} as const satisfies Record<string, { label: string; help: string }>;
export type BreachText = keyof typeof breachTexts;
export const breachTextNames = Object.keys(breachTexts) as BreachText[];

/** Texts that a letter must have (DPDP Rules 2025, rule 7(1)), in its order. */
export const letterTexts = [
	"happened",
	"data",
	"period",
	"consequences",
	"measures",
	"advice",
	"contact",
] as const satisfies readonly BreachText[];

/** Lists what a letter still lacks, by the labels of its texts. */
export function missingTexts(texts: Readonly<Record<BreachText, string>>): string[] {
	return letterTexts.filter((name) => texts[name].trim() === "").map((name) => breachTexts[name].label);
}

type Report = { title: string; to: string; hours: number | null; asks: readonly BreachText[] };
const extent = ["happened", "data", "period", "place", "consequences"] as const;

/**
 * Reports to authorities, each with the texts that its form or rule asks for: to CERT-In within 6 hours of noticing
 * (Directions of 28 April 2022), to the Data Protection Board without delay, and to it in detail within 72 hours (DPDP
 * Rules 2025, rule 7(2)).
 */
export const reports = {
	"cert-in": { title: "CERT-In", to: "CERT-In", hours: 6, asks: [...extent, "cause", "measures", "contact"] },
	"board-first": {
		title: "Data Protection Board, first notice",
		to: "Data Protection Board of India",
		hours: null,
		asks: [...extent, "contact"],
	},
	"board-details": {
		title: "Data Protection Board, details",
		to: "Data Protection Board of India",
		hours: 72,
		asks: [...extent, "measures", "cause", "remedies", "contact"],
	},
} as const satisfies Record<string, Report>;
export type ReportKind = keyof typeof reports;
export const reportKinds = Object.keys(reports) as ReportKind[];

/** Returns when a report is due, and how long that is from now, negative when it is past; null for "without delay". */
export function clockOf(kind: ReportKind, noticedAt: string, now: Date): { dueAt: string; leftMs: number } | null {
	const { hours } = reports[kind];
	if (hours === null) return null;
	const due = Date.parse(noticedAt) + hours * 3_600_000;
	return { dueAt: new Date(due).toISOString(), leftMs: due - now.getTime() };
}

/** "4 h 12 min left", "late by 20 min". */
export function timeLeft(leftMs: number): string {
	const minutes = Math.floor(Math.abs(leftMs) / 60_000);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const duration = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
	return leftMs < 0 ? `late by ${duration}` : `${duration} left`;
}

/** Kinds of records by which people are chosen. */
export const affectedKinds = {
	application: "Applications",
	draft: "Saved applications, not submitted",
	guardian: "Parents and guardians",
	enquiry: "Enquiries",
	message: "Messages",
	alumni: "Alumni",
	"job-application": "Job applications",
	visit: "Campus tours",
	"opening-request": "People waiting for applications to open",
	member: "Team members",
} as const;
export type AffectedKind = keyof typeof affectedKinds;
export const affectedKindNames = Object.keys(affectedKinds) as AffectedKind[];

/** Ways in which people are told, those who need a call first. */
export const wayLabels = {
	failed: "Not delivered",
	toCall: "Call needed",
	waiting: "Email not sent yet",
	called: "Called",
	queued: "Being sent",
	sent: "Sent",
} as const;
export type Way = keyof typeof wayLabels;
export const wayNames = Object.keys(wayLabels) as Way[];
