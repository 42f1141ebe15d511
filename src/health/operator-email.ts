import { formatWeekdayDay } from "#src/calendar/format.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as officePaths from "#src/office-paths.ts";
import type { Finding } from "./finding.ts";

export type Figure = { label: string; value: string };

type MailedFinding = Pick<Finding, "title" | "sentence" | "todo">;

type OperatorData = {
	kind: "daily" | "weekly" /** `YYYY-MM-DD`. */;
	day: string;
	findings: MailedFinding[];
	figures: Figure[];
};

/** What whoever runs the school is told: what needs a person, or that all is well. */
export function operatorMail(
	school: School,
	address: string,
	{ kind, day, findings, figures }: Omit<OperatorData, "findings"> & { findings: readonly MailedFinding[] },
): QueuedEmail {
	const mailed = findings.map(({ title, sentence, todo }) => ({ title, sentence, todo }));
	return emailBy(operator, { kind, day, findings: mailed, figures }, toPerson(school, `health of ${day}`, { address }));
}

export const operator: EmailTemplate<OperatorData, EmailContext> = {
	name: "operator",
	write: ({ kind, day, findings, figures }, { school, siteUrl }) => {
		const action = { action: { label: "Open the page Health", url: siteUrl + officePaths.health } };
		if (kind === "weekly")
			return {
				subject: `${school.name}: all is well`,
				email: {
					title: "All is well",
					preheader: "Nothing needs a person.",
					sender: senderOf(school),
					blocks: [
						{ paragraph: "Everything that the server looks at by itself was well. The week in figures:" },
						{ rows: figures },
						action,
						{ note: "This mail comes on Mondays. On a Monday without one, look whether mails leave at all." },
					],
				},
			};
		const things = findings.length === 1 ? "one thing needs you" : `${findings.length} things need you`;
		return {
			subject: `${school.name}: ${things}`,
			email: {
				title: formatWeekdayDay(day),
				preheader: findings[0]?.sentence ?? "",
				sender: senderOf(school),
				blocks: [
					{ paragraph: `On the server of the school’s site ${things}:` },
					...findings.map(({ title, sentence, todo }) => ({
						paragraph: [`${title}. ${sentence}`, ...(todo === null ? [] : [todo])].join("\n"),
					})),
					action,
					{ note: "This mail comes at eight, at most once a day, while something needs a person." },
				],
			},
		};
	},
};
