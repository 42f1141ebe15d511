import { z } from "zod";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { type EmailContext, emailRows, senderOf, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import * as officePaths from "#src/office-paths.ts";

const dataSchema = z.object({
	kind: z.enum(["daily", "weekly"]),
	/** `YYYY-MM-DD`. */
	day: z.string(),
	findings: z.array(z.object({ title: z.string(), sentence: z.string(), todo: z.string().nullable() })),
	figures: emailRows,
});

type OperatorData = z.output<typeof dataSchema>;

export type Figure = OperatorData["figures"][number];

/** Writes the mail to the operator: what needs a person, or that all is well. */
export function operatorMail(
	school: School,
	address: string,
	{
		kind,
		day,
		findings,
		figures,
	}: Omit<OperatorData, "findings"> & { findings: readonly OperatorData["findings"][number][] },
): QueuedEmail {
	const mailed = findings.map(({ title, sentence, todo }) => ({ title, sentence, todo }));
	return emailBy(operator, { kind, day, findings: mailed, figures }, toPerson(school, `health of ${day}`, { address }));
}

export const operator = defineEmail({
	key: "operator",
	title: "Health report",
	to: "office",
	data: dataSchema,
	sample: {
		kind: "daily",
		day: example.dueOn,
		findings: [{ title: "Disk", sentence: "The disk is nearly full.", todo: "Free up space." }],
		figures: [],
	},
	write: ({ kind, day, findings, figures }, { school, siteUrl }: EmailContext) => {
		const action = { action: { label: "Open the Health page", url: siteUrl + officePaths.health } };
		if (kind === "weekly")
			return {
				subject: `No problems this week at ${school.name}`,
				email: {
					title: "No problems this week",
					preheader: "Nothing needs your attention.",
					sender: senderOf(school),
					blocks: [
						{ paragraph: "All checks passed. This week:" },
						{ rows: figures },
						action,
						{ note: "You’ll get this email every Monday. If you don’t, check that the site can send email." },
					],
				},
			};
		const things = findings.length === 1 ? "One thing needs attention" : `${findings.length} things need attention`;
		return {
			subject: `${things} at ${school.name}`,
			email: {
				title: formatWeekdayDay(day),
				preheader: findings.map(({ sentence, todo }) => (todo === null ? sentence : `${sentence} ${todo}`))[0] ?? "",
				sender: senderOf(school),
				blocks: [
					{ paragraph: `${things} on the school’s server:` },
					...findings.map(({ title, sentence, todo }) => ({
						paragraph: [`${title}: ${sentence}`, ...(todo === null ? [] : [todo])].join("\n"),
					})),
					action,
					{ note: "You’ll get this email at 8 am, at most once a day, while something needs attention." },
				],
			},
		};
	},
});
