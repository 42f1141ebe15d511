import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import type { Mismatch } from "#src/payment/ledger/mismatch.ts";
import type { Phrase } from "./phrases.ts";

export const sections = [
	"Money",
	"Backups",
	"Emails",
	"Webhooks",
	"Background tasks",
	"With us",
	"With applicants",
	"Campus tours",
	"Closing soon",
	"Content",
] as const;
export type Section = (typeof sections)[number];

/** Something that waits, with the act that ends it. `count` stands before the text and belongs to it. */
export type Sentence = {
	section: Section;
	count: number;
	text: string;
	detail: Phrase[];
	act: { label: string; href: string };
};

/** A case that a sentence names. */
export type NamedCase = { name: string; reference: string; href: string };

/** Cases of one list: how many, how many of them are the member's, and the first. Days are `YYYY-MM-DD`. */
export type Waiting = { count: number; mine: number; first: (NamedCase & { day: string | null }) | undefined };

/** Facts that the morning page is made from; undefined where the member's role does not include them. */
export type MorningFacts = {
	/** State of the site: if visitors see it, and the texts that are still examples, by title and address. */
	site?: {
		open: boolean;
		unwritten: readonly LegalName[];
		placeholders: readonly { text: string; href: string }[];
		mayOpen: boolean;
	};
	/** Fees that do not agree with their payments, by what is wrong. */
	money?: { kind: Mismatch["kind"]; message: string; case: NamedCase }[];
	/** Payments and settlements that do not agree. */
	settlements?: number;
	/** Refunds that have failed and were not asked for again, and those that wait for a second person. */
	refunds?: Record<"stuck" | "asked", { count: number; first: NamedCase[] }>;
	/** `problem` is that of the last backup; `damaged` counts what the last verification has found. */
	backups?: { daysSinceGood: number | undefined; problem: string | null; damaged: number };
	/** Subjects of the emails that were given up. */
	deadMails?: string[];
	/** The addresses to which events could not be delivered, with how many. */
	webhooks?: { id: number; url: string; count: number }[];
	/** Background jobs that have failed and were not done since. */
	failedJobs?: number;
	/** Cases in whose notes the member was mentioned, since they last opened them. */
	mentions?: Waiting;
	overdue?: Waiting;
	readyToDecide?: Waiting;
	unanswered?: Waiting;
	jobs?: Waiting;
	awaitingApplicant?: Waiting;
	/** Number of documents that wait, by the titles of their stacks. */
	documents?: ReadonlyMap<string, number>;
	/** Consents of parents and guardians that wait to be checked. */
	guardians?: number;
	/** Visitors to the campus today: the number of people on each tour, `HH:MM`. */
	visits?: { time: string; people: number }[];
	/** Links of published texts that lead nowhere; `first` is the text with the oldest. */
	links?: { count: number; first: { title: string; href: string } | undefined };
	/** The next day on which something closes; `drafts` are applications that were begun and not sent. */
	closing?: { title: string; day: string; daysLeft: number; drafts: number } | undefined;
};

/** Names of what the page looks at, by its facts. */
const titles: Partial<Record<keyof MorningFacts, string>> = {
	overdue: "applications",
	documents: "documents",
	guardians: "consents",
	unanswered: "enquiries",
	mentions: "notes that mention you",
	jobs: "job applications",
	money: "payments",
	settlements: "settlements",
	refunds: "refunds",
	deadMails: "emails",
	backups: "backups",
	webhooks: "webhooks",
	failedJobs: "background tasks",
	visits: "campus tours",
	links: "links",
	site: "website texts",
};

/** Lists what a member’s page has looked at. */
export const checkedIn = (facts: MorningFacts): string[] =>
	Object.entries(titles).flatMap(([key, title]) => (facts[key as keyof MorningFacts] === undefined ? [] : [title]));
