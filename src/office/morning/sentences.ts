import { inSentence } from "#src/admissions/judging/document-stacks.ts";
import { formatShort, formatWeekdayDay } from "#src/calendar/format.ts";
import * as officePaths from "#src/office-paths.ts";
import { closingSentences, visitSentences } from "./calendar-sentences.ts";
import { moneySentences, refundSentences, settlementSentences } from "./money-sentences.ts";
import type { MorningFacts, Sentence, Waiting } from "./morning-facts.ts";
import { joinPhrases, more, named, type Phrase } from "./phrases.ts";
import {
	backgroundSentences,
	backupSentences,
	linkSentences,
	siteSentences,
	webhookSentences,
} from "./system-sentences.ts";

/** Addresses of the lists behind the sentences: counted and opened by the same conditions. */
export const lists = {
	mentions: "mentions=yes&unseen=yes&sort=came",
	overdue: "type=application&status=new,ours&overdue=yes&sort=due",
	readyToDecide: "type=application&status=complete&sort=due",
	unanswered: "type=enquiry,message&status=new,ours&sort=came",
	jobs: "type=job-application&status=new,ours&sort=came",
	awaitingApplicant: "type=application&status=theirs&overdue=yes&sort=due",
} as const;

const listAddress = (list: keyof typeof lists) => officePaths.cases(lists[list]);

/** Lists what waits for the office, ordered by harm. */
export function sentencesOf(facts: MorningFacts): Sentence[] {
	return [
		...siteSentences(facts.site),
		...moneySentences(facts.money ?? []),
		...settlementSentences(facts.settlements ?? 0),
		...refundSentences(facts.refunds),
		...backupSentences(facts.backups),
		...mailSentences(facts.deadMails ?? []),
		...webhookSentences(facts.webhooks ?? []),
		...backgroundSentences(facts.failedJobs ?? 0),
		...mentionSentences(facts.mentions),
		...overdueSentences(facts.overdue),
		...readySentences(facts.readyToDecide),
		...documentSentences(facts.documents),
		...guardianSentences(facts.guardians ?? 0),
		...unansweredSentences(facts.unanswered),
		...jobSentences(facts.jobs),
		...awaitingSentences(facts.awaitingApplicant),
		...visitSentences(facts.visits ?? []),
		...closingSentences(facts.closing),
		...linkSentences(facts.links),
	];
}

function mailSentences(about: readonly string[]): Sentence[] {
	if (about.length === 0) return [];
	const subjects = [...new Set(about)];
	const links = subjects.slice(0, named).map((subject) => ({ text: subject, href: searchAddress(subject) }));
	return [
		{
			section: "Emails",
			count: about.length,
			text: about.length === 1 ? "email couldn’t be delivered." : "emails couldn’t be delivered.",
			detail: [...joinPhrases(links), ...more(subjects.length)],
			act: { label: "Open the case", href: searchAddress(subjects[0] ?? "") },
		},
	];
}

export const searchAddress = (search: string) => officePaths.cases(String(new URLSearchParams({ q: search })));

function guardianSentences(count: number): Sentence[] {
	if (count === 0) return [];
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "guardian’s consent to check." : "guardians’ consents to check.",
			detail: [{ text: "You can’t make offers to these applicants until you do." }],
			act: { label: count === 1 ? "Check it" : "Check them", href: officePaths.guardians },
		},
	];
}

function mentionSentences(waiting: Waiting | undefined): Sentence[] {
	if (!waiting?.first) return [];
	const { count, first } = waiting;
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "case has a note that mentions you." : "cases have notes that mention you.",
			detail: [{ text: count === 1 ? "" : "First: " }, { text: first.name, href: first.href }, { text: "." }],
			act: { label: count === 1 ? "Read it" : "Read them", href: listAddress("mentions") },
		},
	];
}

function overdueSentences(waiting: Waiting | undefined): Sentence[] {
	if (!waiting?.first) return [];
	const { count, mine, first } = waiting;
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "application is overdue." : "applications are overdue.",
			detail: [
				{ text: first.name, href: first.href },
				{ text: `${count === 1 ? "" : " has waited longest"}${first.day ? `, due ${formatShort(first.day)}` : ""}.` },
				...mineOf(mine, count),
			],
			act: { label: count === 1 ? "Open it" : "Open them", href: listAddress("overdue") },
		},
	];
}

function readySentences(waiting: Waiting | undefined): Sentence[] {
	if (!waiting?.first) return [];
	const { count, mine, first } = waiting;
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "application is complete but not decided." : "applications are complete but not decided.",
			detail: [{ text: "First: " }, { text: first.name, href: first.href }, { text: "." }, ...mineOf(mine, count)],
			act: { label: count === 1 ? "Make a decision" : "Make decisions", href: listAddress("readyToDecide") },
		},
	];
}

function documentSentences(documents: MorningFacts["documents"]): Sentence[] {
	const kinds = [...(documents ?? [])].toSorted(([, one], [, other]) => other - one);
	const count = kinds.reduce((sum, [, of]) => sum + of, 0);
	if (count === 0) return [];
	const others = kinds.slice(named).reduce((sum, [, of]) => sum + of, 0);
	const parts = kinds.slice(0, named).map(([title, of]) => `${of} ${inSentence(title)}`);
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "document to review." : "documents to review.",
			detail: [
				{
					text: `${[...parts, ...(others > 0 ? [`${others} ${others === 1 ? "other" : "others"}`] : [])].join(", ")}.`,
				},
			],
			act: { label: "Start reviewing", href: officePaths.triage },
		},
	];
}

function unansweredSentences(waiting: Waiting | undefined): Sentence[] {
	if (!waiting?.first) return [];
	const { count, first } = waiting;
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "enquiry is waiting for an answer." : "enquiries are waiting for an answer.",
			detail: [
				{ text: count === 1 ? "From " : "The oldest is from " },
				{ text: first.name, href: first.href },
				{ text: first.day ? `, ${formatWeekdayDay(first.day)}.` : "." },
			],
			act: { label: count === 1 ? "Answer it" : "Answer them", href: listAddress("unanswered") },
		},
	];
}

function jobSentences(waiting: Waiting | undefined): Sentence[] {
	if (!waiting?.first) return [];
	const { count, first } = waiting;
	return [
		{
			section: "With us",
			count,
			text: count === 1 ? "job application is waiting for an answer." : "job applications are waiting for an answer.",
			detail: [
				{ text: count === 1 ? "From " : "The oldest is from " },
				{ text: first.name, href: first.href },
				{ text: first.day ? `, ${formatWeekdayDay(first.day)}.` : "." },
			],
			act: { label: count === 1 ? "Read it" : "Read them", href: listAddress("jobs") },
		},
	];
}

function awaitingSentences(waiting: Waiting | undefined): Sentence[] {
	if (!waiting?.first) return [];
	const { count, first } = waiting;
	return [
		{
			section: "With applicants",
			count,
			text: count === 1 ? "applicant missed their deadline." : "applicants missed their deadline.",
			detail: [
				{ text: first.name, href: first.href },
				{ text: `${count === 1 ? "" : " is the latest"}. A phone call may work better than another email.` },
			],
			act: { label: count === 1 ? "See it" : "See them", href: listAddress("awaitingApplicant") },
		},
	];
}

function mineOf(mine: number, count: number): Phrase[] {
	if (mine === 0) return [];
	return [
		{
			text:
				mine === count
					? count === 1
						? " It’s yours."
						: " All are yours."
					: ` ${mine} of them ${mine === 1 ? "is" : "are"} yours.`,
		},
	];
}
