import { daysKept } from "#src/admissions/drafts/draft.ts";
import { type ApplicationType, applicationForms, titleOf } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
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
		const { formTitle, page, token, expiresAt, lastDay } = data;
		const end = longDay(lastDay ?? dayAtSchool(new Date(expiresAt)));
		const opening = `You saved a ${formTitle} with us and have not sent it.`;
		return reminderContent(context, data, {
			subject: lastDay
				? `Applications close on ${end}: yours is saved and not sent`
				: `Your saved ${formTitle} is deleted on ${end}`,
			title: lastDay ? `Applications close on ${end}` : `Saved until ${end}`,
			preheader: opening,
			blocks: [
				{ paragraph: "Dear applicant," },
				{ paragraph: `${opening} ${lastDay ? closing(lastDay) : expiring(expiresAt)}` },
				// The part after # is never sent to the server, so it is in no log and no referrer.
				{ action: { label: "Go on with the application", url: `${context.siteUrl}${page}#draft=${token}` } },
				{ note: warning },
			],
		});
	},
};

const closing = (lastDay: string) =>
	`The last day on which we take applications is ${formatLong(lastDay)}. Please send it by the end of that day.`;
const expiring = (expiresAt: string) =>
	`We keep it until ${formatDateTime(new Date(expiresAt))}; then it is deleted with its documents. Change something ` +
	`in it, and we keep it for ${daysKept.reachable} more days.`;
const warning =
	"If you do not want it any more, you need do nothing. Whoever has the link can read, change and send the " +
	"application, so please do not pass this mail on. If you began none, somebody else entered your address: please " +
	"leave the link alone.";

function longDay(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`;
}
