import { z } from "zod";
import { storedDays } from "#src/admissions/drafts/draft.ts";
import { draftTexts } from "#src/admissions/drafts/draft-link-email.server.ts";
import { type ApplicationType, formOf, titleOf } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { type EmailContext, letterEmail, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationLinkMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { type ReminderData, reminderData, reminderEnd, reminderSample } from "./reminder-email.ts";

const reminded = reminderData.extend({
	formTitle: z.string(),
	/** The path of the form's page. */
	page: z.string(),
	token: secret(),
	/** ISO 8601 in UTC. */
	expiresAt: z.string(),
	/** The last day of admissions, in a reminder of it. */
	lastDay: z.string().nullable(),
});

const sample = {
	...reminderSample,
	formTitle: example.formTitle,
	page: paths.barchApplication,
	token: example.token,
	expiresAt: example.expiresAt,
};

const reminderWarning =
	"If you no longer want to apply, you don’t need to do anything.\n\nAnyone with this link can read, change and send " +
	"the application. Don’t forward this email.\n\nIf you didn’t start an application, someone entered your address by " +
	"mistake. You can ignore this email.";

const draftExpiresLetter = defineLetter({
	key: "draft-expires",
	name: "Your saved application will be deleted",
	when: "Before we delete a saved application.",
	to: "the address that was entered",
	placeholders: { ...draftTexts, day: "the day we delete it" },
	texts: {
		subject: "Finish your {{form}} by {{day}}, or we’ll delete it",
		title: "Finish your {{form}} by {{day}}",
		preview: "Your {{form}} is saved but not sent.",
		opening:
			"Dear applicant,\n\nYour {{form}} is saved but not sent. We’ll keep it until {{until}}, then delete it " +
			"with its documents. If you edit it, we’ll keep it for another {{days}} days.",
		note: reminderWarning,
	},
	needs: { opening: ["until"] },
});

const draftClosingLetter = defineLetter({
	key: "draft-closing",
	name: "Applications close soon",
	when: "Before the last day of admissions, when an application is saved but not sent.",
	to: "the address that was entered",
	placeholders: {
		form: draftTexts.form,
		day: "the last day, without its year",
		"last day": "the last day to apply",
	},
	texts: {
		subject: "Send your {{form}} by {{day}}",
		title: "Applications close on {{day}}",
		preview: "Your {{form}} is saved but not sent.",
		opening:
			"Dear applicant,\n\nYour {{form}} is saved but not sent. The last day to apply is {{last day}}. Send it " +
			"by the end of that day.",
		note: reminderWarning,
	},
	needs: { opening: ["last day"] },
});

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
	{ kind, ...end }: ReminderData & { kind: string },
): QueuedEmail {
	const data = {
		formTitle: titleOf(type),
		page: formOf(type).page,
		token,
		expiresAt: expires_at,
		lastDay: (kind === "draft-closing" && lastDay) || null,
		...end,
	};
	return emailBy(draftReminderEmail, data, toPerson(school, `draft ${id}`, { address: email ?? "" }));
}

export const draftReminderEmail = defineEmail<typeof reminded, EmailContext, Letter>({
	key: "draft-reminder",
	title: "Saved application reminder",
	to: "person",
	data: reminded,
	letters: [
		[draftExpiresLetter, { ...sample, lastDay: null }],
		[draftClosingLetter, { ...sample, last: true, lastDay: example.dueOn }],
	],
	write: ({ formTitle: form, page, token, expiresAt, lastDay, ...end }, context) => {
		const day = longDay(lastDay ?? dayAtSchool(new Date(expiresAt)));
		const until = `${formatDateTime(new Date(expiresAt))} IST`;
		const days = String(storedDays.reachable);
		const letter = lastDay
			? fillLetter(draftClosingLetter, { form, day, "last day": formatLong(lastDay) }, context.school)
			: fillLetter(draftExpiresLetter, { form, day, until, days }, context.school);
		const { continueApplication: label } = messagesIn(applicationLinkMessages, context.school.schoolMessages);
		return letterEmail(letter, context.school, {
			blocks: [
				// The part after # is never sent to the server, so it is in no log and no referrer.
				{ action: { label, url: `${context.siteUrl}${page}#draft=${token}` } },
			],
			...reminderEnd(end, context),
		});
	},
});

function longDay(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`;
}
