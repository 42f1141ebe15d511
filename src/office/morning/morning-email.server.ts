import { z } from "zod";
import type { Member } from "#src/accounts/member.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import * as officePaths from "#src/office-paths.ts";
import type { Sentence } from "./morning-facts.ts";

const dataSchema = z.object({
	/** `YYYY-MM-DD`. */
	day: z.string(),
	sentences: z.array(z.object({ section: z.string(), count: z.number(), text: z.string() })),
});

/** The morning page as an email. Names stay on the page: a mailbox has no second factor. */
export function morningEmail(school: School, member: Member, day: string, all: readonly Sentence[]): QueuedEmail {
	const sentences = all.map(({ section, count, text }) => ({ section, count, text }));
	const { name, email: address } = member;
	return emailBy(morning, { day, sentences }, toPerson(school, `daily summary of ${day}`, { name, address }));
}

export const morning = defineEmail({
	key: "morning",
	title: "Daily summary",
	to: "office",
	data: dataSchema,
	sample: {
		day: example.dueOn,
		sentences: [{ section: "With us", count: 2, text: "enquiries are waiting for an answer." }],
	},
	write: ({ day, sentences }, { school, siteUrl }: EmailContext) => {
		const things = sentences.length === 1 ? "One thing needs attention" : `${sentences.length} things need attention`;
		const lead = sentences.length === 1 ? `${things}.` : `${things}, most urgent first.`;
		const bySection = [...Map.groupBy(sentences, ({ section }) => section)];
		return {
			subject: `${things} (${formatWeekdayDay(day)})`,
			email: {
				title: formatWeekdayDay(day),
				preheader: lead,
				sender: senderOf(school),
				blocks: [
					{ paragraph: lead },
					{
						rows: bySection.flatMap(([section, own]) =>
							own.map(({ count, text }, index) => ({
								label: index === 0 ? section : "",
								value: `${count} ${text}`,
							})),
						),
					},
					{ action: { label: "Open the office", url: siteUrl + officePaths.home } },
					{
						note: "We send this at 8:00 am IST because you turned it on. Turn it off on the Today page.",
					},
				],
			},
		};
	},
});
