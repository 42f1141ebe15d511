import { type LegalName, legalTitles } from "#src/forms/legal/legal-texts.ts";
import * as officePaths from "#src/office-paths.ts";
import type { MorningFacts, Sentence } from "./morning-facts.ts";
import { joinPhrases, more, named } from "./phrases.ts";

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
			section: "Webhooks",
			count,
			text: count === 1 ? "event wasn’t delivered to its webhook." : "events weren’t delivered to their webhooks.",
			detail: [...joinPhrases(links), ...more(webhooks.length)],
			act: { label: "Open the webhook", href: officePaths.webhook(first.id) },
		},
	];
}

/** Reports what the office could not do automatically. */
export function backgroundSentences(count: number): Sentence[] {
	if (count === 0) return [];
	return [
		{
			section: "Background tasks",
			count,
			text: count === 1 ? "background task failed." : "background tasks failed.",
			detail: [{ text: "See why, and when each one is tried again." }],
			act: { label: count === 1 ? "See it" : "See them", href: officePaths.jobs },
		},
	];
}

/**
 * Reports what the site lacks: legal texts, without which the school accepts nothing, and texts that are still
 * examples.
 */
export function siteSentences(site: MorningFacts["site"]): Sentence[] {
	if (!site) return [];
	const { open, unwritten, placeholders, mayOpen } = site;
	const isLegal = (href: string) => unwritten.some((name) => officePaths.siteText(name) === href);
	const examples = placeholders.filter(({ href }) => !isLegal(href));
	const setUp = mayOpen
		? { label: "Set up the website", href: officePaths.schoolSetup }
		: { label: "See what’s missing", href: officePaths.site };
	const detail = [...joinPhrases(examples.slice(0, named)), ...more(examples.length)];
	const closed = {
		section: "Content",
		count: 1,
		text: "thing to do first: set up and open the website. Until then, visitors only see a notice, and no one can apply.",
	} as const;
	const all = [
		{ text: "Still examples: " },
		...joinPhrases(placeholders.slice(0, named)),
		...more(placeholders.length),
	];
	if (!open) return [{ ...closed, detail: all, act: setUp }];
	const remaining = {
		section: "Content",
		count: examples.length,
		text: examples.length === 1 ? "text is still an example." : "texts are still examples.",
	} as const;
	return [
		...unwrittenSentences(unwritten),
		...(examples.length > 0 ? [{ ...remaining, detail, act: { label: "See them", href: officePaths.site } }] : []),
	];
}

function unwrittenSentences(names: readonly LegalName[]): Sentence[] {
	const [first] = names;
	if (!first) return [];
	const links = names.map((name) => ({ text: legalTitles[name], href: officePaths.siteText(name) }));
	return [
		{
			section: "Content",
			count: names.length,
			text:
				names.length === 1
					? "legal text isn’t published. The website can’t receive applications or enquiries."
					: "legal texts aren’t published. The website can’t receive applications or enquiries.",
			detail: [...joinPhrases(links), { text: "." }],
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
			section: "Content",
			count,
			text: count === 1 ? "link is broken." : "links are broken.",
			detail: [
				{ text: count === 1 ? "It’s in " : "The first is in " },
				{ text: first.title, href: first.href },
				{ text: "." },
			],
			act: { label: count === 1 ? "See it" : "See them", href: officePaths.brokenLinks() },
		},
	];
}

/** Reports what is wrong with backups, for anyone who can tell the operator. */
export function backupSentences(backups: MorningFacts["backups"]): Sentence[] {
	if (!backups) return [];
	const { daysSinceGood, problem, damaged } = backups;
	const act = { label: "See Health", href: officePaths.health };
	const common = { section: "Backups" as const, act };
	const old: Sentence[] =
		daysSinceGood === undefined || daysSinceGood < lateDays
			? []
			: [
					{
						...common,
						count: daysSinceGood,
						text: "days since the last good backup.",
						detail: problem === null ? [] : [{ text: "The last attempt failed. Tell your system administrator." }],
					},
				];
	if (damaged === 0) return old;
	return [
		...old,
		{
			...common,
			count: damaged,
			text:
				damaged === 1
					? "file or row of the school’s data is damaged."
					: "files or rows of the school’s data are damaged.",
			detail: [{ text: "Tell your system administrator. The backups may have undamaged copies." }],
		},
	];
}

/** A backup that failed once is made an hour later. */
const lateDays = 2;
