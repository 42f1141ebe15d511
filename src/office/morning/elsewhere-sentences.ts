import { type LegalName, legalTitles } from "#src/forms/legal/legal-texts.ts";
import * as officePaths from "#src/office-paths.ts";
import type { MorningFacts, Sentence } from "./morning-facts.ts";
import { listed, more, named } from "./phrases.ts";

/** Events that did not reach other programs. */
export function webhookSentences(webhooks: NonNullable<MorningFacts["webhooks"]>): Sentence[] {
	const [first] = webhooks;
	if (!first) return [];
	const count = webhooks.reduce((sum, each) => sum + each.count, 0);
	const links = webhooks
		.slice(0, named)
		.map(({ id, url }) => ({ text: new URL(url).host, href: officePaths.webhook(id) }));
	return [
		{
			key: "webhooks",
			section: "Mails",
			count,
			text:
				count === 1
					? "event did not reach its webhook within three days."
					: "events did not reach their webhooks within three days.",
			detail: [...listed(links), ...more(webhooks.length)],
			act: { label: "Open the webhook", href: officePaths.webhook(first.id) },
		},
	];
}

/** What the office could not do by itself. */
export function backgroundSentences(count: number): Sentence[] {
	if (count === 0) return [];
	return [
		{
			key: "background",
			section: "Background",
			count,
			text: count === 1 ? "job has failed and is not done." : "jobs have failed and are not done.",
			detail: [{ text: "Why, and when each is tried again, is said beside it." }],
			act: { label: count === 1 ? "See it" : "See them", href: officePaths.jobs },
		},
	];
}

/** Legal texts without which the school takes nothing. */
export function unwrittenSentences(names: readonly LegalName[]): Sentence[] {
	const [first] = names;
	if (!first) return [];
	const links = names.map((name) => ({ text: legalTitles[name], href: officePaths.siteText(name) }));
	return [
		{
			key: null,
			section: "Content",
			count: names.length,
			text:
				names.length === 1
					? "legal text isn’t published: no application or enquiry is taken."
					: "legal texts aren’t published: no application or enquiry is taken.",
			detail: [...listed(links), { text: "." }],
			act: { label: names.length === 1 ? "Write it" : "Write them", href: links[0]?.href ?? officePaths.site },
		},
	];
}

/** Links that lead nowhere any more. */
export function linkSentences(links: MorningFacts["links"]): Sentence[] {
	if (!links?.first) return [];
	const { count, first } = links;
	return [
		{
			key: "links",
			section: "Content",
			count,
			text: count === 1 ? "link leads nowhere any more." : "links lead nowhere any more.",
			detail: [
				{ text: count === 1 ? "In " : "The first is in " },
				{ text: first.title, href: first.href },
				{ text: "." },
			],
			act: { label: count === 1 ? "See it" : "See them", href: officePaths.brokenLinks() },
		},
	];
}

/** What is wrong with backups, for anyone who can tell the operator. */
export function backupSentences(backups: MorningFacts["backups"]): Sentence[] {
	if (!backups) return [];
	const { daysSinceGood, problem, damaged } = backups;
	const act = { label: "See the backups", href: officePaths.backups };
	const common = { key: null, section: "Backups" as const, act };
	const old: Sentence[] =
		daysSinceGood === undefined || daysSinceGood < lateDays
			? []
			: [
					{
						...common,
						count: daysSinceGood,
						text: "days have passed since the last good backup.",
						detail: problem === null ? [] : [{ text: "The last try has failed. Tell whoever runs the server." }],
					},
				];
	if (damaged === 0) return old;
	return [
		...old,
		{
			...common,
			count: damaged,
			text: damaged === 1 ? "file or row of the school is damaged." : "files or rows of the school are damaged.",
			detail: [{ text: "Tell whoever runs the server; the backups may have them whole." }],
		},
	];
}

/** A backup that failed once is made an hour later. */
const lateDays = 2;
