import { z } from "zod";
import { formOf, titleOf } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { type EmailContext, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { openingEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { daysAfter } from "./opening-request-config.ts";

const requestedSchema = z.object({
	type: z.string(),
	/** The year of the season that opens next; null while its dates are not known. */
	season: z.number().nullable(),
	/** Ends the request. */
	token: secret(),
});

const openedSchema = requestedSchema.extend({
	/** `YYYY-MM-DD`; null where the calendar does not decide. */
	lastDay: z.string().nullable(),
});

const sample = { type: "barch", season: 2028, token: example.token } as const;

/** Meanings of placeholders. */
const form = "the form, such as “B.Arch application”";
const season = "the form, with the year of the season if it is known";
const dates = "the address of the dates page";

/** Confirms that someone will be told. Nothing in it was typed by anyone who asked. */
export function openingRequestedEmail(
	school: School,
	address: string,
	data: z.input<typeof requestedSchema>,
): QueuedEmail {
	return emailBy(openingRequested, data, toPerson(school, "opening of admissions", { address }));
}

/** Says that a form is open. */
export function openingEmail(school: School, address: string, data: z.input<typeof openedSchema>): QueuedEmail {
	return emailBy(opening, data, toPerson(school, "opening of admissions", { address }));
}

export const openingRequested = defineLetterEmail({
	key: "opening-requested",
	title: "Opening reminder confirmed",
	data: requestedSchema,
	sample,
	letter: {
		name: "We’ll email you when it opens",
		when: "When someone asks for an email when a form opens.",
		to: "the address that was entered",
		placeholders: { form, "form and year": season, "page of dates": dates },
		texts: {
			subject: "We’ll email you when the {{form}} opens",
			title: "We’ll email you when the {{form}} opens",
			preview: "One email, on the day the {{form}} opens.",
			opening:
				"Hello,\n\nYou asked us to email you when the {{form and year}} opens. We’ll send one email with the " +
				"link to the form, and nothing else.",
			note: "If you didn’t ask, or no longer want this email, use the link below. We’ll delete your address at once.",
		},
		needs: { opening: ["form and year"] },
	},
	facts: factsOf,
	parts: ({ token }, _words, { school, siteUrl }) => {
		const { datesPage, stopEmails } = messagesOf(school);
		const url = siteUrl + paths.endOpeningRequest(token);
		return {
			blocks: [{ link: { label: datesPage, url: siteUrl + paths.dates } }],
			after: [{ link: { label: stopEmails, url } }],
			unsubscribeUrl: url,
		};
	},
});

export const opening = defineLetterEmail({
	key: "opening",
	title: "A form is open",
	data: openedSchema,
	sample: { ...sample, lastDay: example.dueOn },
	letter: {
		name: "A form is open",
		when: "Once, on the day a form opens.",
		to: "people who asked for it",
		placeholders: {
			form,
			"form and year": season,
			"page of dates": dates,
			"last day": "a sentence with the last day to apply, or that the page has all dates",
			days: "the number of days after which the address is deleted",
		},
		texts: {
			subject: "Apply now: the {{form}} is open",
			title: "The {{form}} is open",
			preview: "The {{form and year}} is open.",
			opening: "Hello,\n\nThe {{form and year}} is now open. {{last day}}",
			closing: "",
			note:
				"You asked us to email you when this form opened. We won’t email you about it again, and we’ll delete your " +
				"address in {{days}} days. To delete it now, use the link below.",
		},
		needs: { opening: ["form and year"] },
	},
	facts: ({ lastDay, ...data }, context) => ({
		...factsOf(data, context),
		"last day":
			lastDay === null
				? messagesOf(context.school).seeLastDay
				: messagesOf(context.school).applyBy({ day: formatLong(lastDay) }),
		days: String(daysAfter),
	}),
	parts: ({ type, token }, { closing }, { school, siteUrl }) => {
		const messages = messagesOf(school);
		const url = siteUrl + paths.endOpeningRequest(token);
		const { page } = formOf(type);
		return {
			blocks: [
				{ action: { label: messages.openForm, url: siteUrl + page } },
				...paragraphBlocks(closing),
				{ link: { label: messages.datesPage, url: siteUrl + paths.dates } },
			],
			after: [{ link: { label: messages.deleteAddress, url } }],
			unsubscribeUrl: url,
		};
	},
});

function messagesOf({ schoolMessages }: School) {
	return messagesIn(openingEmailMessages, schoolMessages);
}

function factsOf(
	{ type, season }: Pick<z.output<typeof requestedSchema>, "type" | "season">,
	{ school, siteUrl }: EmailContext,
) {
	const form = titleOf(type);
	const formOfYear = season === null ? form : messagesOf(school).formOfYear({ form, year: String(season) });
	return { form, "form and year": formOfYear, "page of dates": siteUrl + paths.dates };
}
