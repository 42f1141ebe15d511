import type { Member } from "#src/accounts/member.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as officePaths from "#src/office-paths.ts";
import type { Sentence } from "./sentences.ts";

type MorningData = { /** `YYYY-MM-DD`. */ day: string; sentences: { section: string; count: number; words: string }[] };

/** The morning page as an e-mail. Names stay on the page: a mailbox has no second factor. */
export function morningEmail(school: School, member: Member, day: string, all: readonly Sentence[]): QueuedEmail {
	const sentences = all.map(({ section, count, text }) => ({ section, count, words: text }));
	const { name, email: address } = member;
	return emailBy(morning, { day, sentences }, toPerson(school, `morning of ${day}`, { name, address }));
}

export const morning: EmailTemplate<MorningData, EmailContext> = {
	name: "morning",
	write: ({ day, sentences }, { school, siteUrl }) => {
		const things = sentences.length === 1 ? "One thing waits" : `${sentences.length} things wait`;
		const bySection = [...Map.groupBy(sentences, ({ section }) => section)];
		return {
			subject: `${formatWeekdayDay(day)}: ${things.toLowerCase()}`,
			email: {
				title: formatWeekdayDay(day),
				preheader: `${things}, the worst first.`,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `${things} for the office, the worst first.` },
					{
						rows: bySection.flatMap(([section, own]) =>
							own.map(({ count, words }, index) => ({
								label: index === 0 ? section : "",
								value: `${count} ${words}`,
							})),
						),
					},
					{ action: { label: "Open the office", url: siteUrl + officePaths.home } },
					{ note: "You get this mail at eight because you asked for it. The same page turns it off." },
				],
			},
		};
	},
};
