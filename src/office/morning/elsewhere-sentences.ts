import * as officePaths from "#src/office-paths.ts";
import { listed, more, named } from "./phrases.ts";
import type { MorningFacts, Sentence } from "./sentences.ts";

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
				{ text: count === 1 ? "In " : "The oldest is in " },
				{ text: first.title, href: first.href },
				{ text: "." },
			],
			act: { label: count === 1 ? "See it" : "See them", href: officePaths.brokenLinks() },
		},
	];
}
