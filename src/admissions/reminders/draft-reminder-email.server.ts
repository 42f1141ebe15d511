import { storedDays } from "#src/admissions/drafts/draft.ts";
import { type ApplicationType, applicationForms, titleOf } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { type EmailContext, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { draftClosingLetter, draftExpiresLetter } from "#src/school/letters/draft-letters.ts";
import { type ReminderData, reminderContent } from "./reminder-email.ts";

type DraftReminder = ReminderData & {
	formTitle: string;
	/** The path of the form's page. */
	page: string;
	token: string;
	/** ISO 8601 in UTC. */
	expiresAt: string;
	/** The last day of admissions, in a reminder of it. */
	lastDay: string | null;
};

type RemindedDraft = {
	id: number;
	email: string | null;
	application_type: ApplicationType;
	expires_at: string;
	lastDay: string | undefined;
	token: string;
};

/** Reminds of a draft that will be deleted, or cannot be sent for much longer. Nothing in it was typed by a visitor. */
export function draftReminder(
	school: School,
	{ id, email, application_type: type, expires_at, lastDay, token }: RemindedDraft,
	{ kind, last, stopToken }: ReminderData & { kind: string },
): QueuedEmail {
	const data: DraftReminder = {
		formTitle: titleOf(type),
		page: applicationForms[type].page,
		token,
		expiresAt: expires_at,
		lastDay: (kind === "draft-closing" && lastDay) || null,
		last,
		stopToken,
	};
	return emailBy(draftReminderEmail, data, toPerson(school, `draft ${id}`, { address: email ?? "" }));
}

export const draftReminderEmail: EmailTemplate<DraftReminder, EmailContext> = {
	name: "draft-reminder",
	write: (data, context) => {
		const { formTitle: form, page, token, expiresAt, lastDay } = data;
		const day = longDay(lastDay ?? dayAtSchool(new Date(expiresAt)));
		const until = formatDateTime(new Date(expiresAt));
		const days = String(storedDays.reachable);
		const said = lastDay
			? fillLetter(draftClosingLetter, { form, day, "last day": formatLong(lastDay) }, context.school)
			: fillLetter(draftExpiresLetter, { form, day, until, days }, context.school);
		return reminderContent(context, data, said, {
			blocks: [
				// The part after # is never sent to the server, so it is in no log and no referrer.
				{ action: { label: "Go on with the application", url: `${context.siteUrl}${page}#draft=${token}` } },
			],
		});
	},
};

function longDay(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`;
}
