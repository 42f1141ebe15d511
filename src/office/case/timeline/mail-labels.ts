import { allEmails } from "#src/emails.server.ts";
import type { MailAbout } from "#src/mail/outbox/mails-about.server.ts";

/** Titles of emails to the sender of a record; those to the office are not shown. */
const titles = new Map(allEmails.flatMap(({ key, title, to }) => (to === "person" ? [[key, title] as const] : [])));

/**
 * An email to the sender and its state; undefined for one to the office.
 * @param subject of one that a member has written
 */
export function describeMail({ template, state, to, reason }: MailAbout, subject?: string): string | undefined {
	const title = subject ?? titles.get(template);
	if (!title) return undefined;
	const stateLabels = {
		held: "will be sent within a minute",
		queued: "waiting to be sent",
		sent: `sent to ${to}`,
		dead: `couldn’t be delivered${reason ? ` (${reason})` : ""}`,
	}[state];
	return `Email “${title}”, ${stateLabels}.`;
}
