import { z } from "zod";
import { type ApplicationType, applicationForms, titleOf } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { daysAfter } from "./days-after.ts";

const requested = z.object({
	type: z.enum(Object.keys(applicationForms) as ApplicationType[]),
	/** The year of the season that opens next; null while its dates are not known. */
	season: z.number().nullable(),
	/** Ends the request. */
	token: secret(),
});

const opened = requested.extend({
	/** `YYYY-MM-DD`; null where the calendar does not decide. */
	lastDay: z.string().nullable(),
});

const sample = { type: "barch", season: 2028, token: example.token } as const;

/** What placeholders mean. */
const form = "the form, such as “B.Arch application”";
const season = "the form, with the year of the season if it is known";
const dates = "the address of the page about dates";

/** Confirms that someone will be told. Nothing in it was typed by anyone who asked. */
export function openingRequestedEmail(school: School, address: string, data: z.input<typeof requested>): QueuedEmail {
	return emailBy(openingRequested, data, toPerson(school, "opening of admissions", { address }));
}

/** Says that a form is open. */
export function openingEmail(school: School, address: string, data: z.input<typeof opened>): QueuedEmail {
	return emailBy(opening, data, toPerson(school, "opening of admissions", { address }));
}

export const openingRequested = defineLetterEmail({
	key: "opening-requested",
	title: "Confirmation of the wish to be told",
	data: requested,
	sample,
	letter: {
		name: "We tell you when it opens",
		when: "When somebody has asked to be told when a form opens.",
		to: "the address that was entered",
		placeholders: { form, "form and year": season, "page of dates": dates },
		words: {
			subject: "We tell you when the {{form}} opens",
			title: "We tell you when it opens",
			preview: "One mail, on the day on which the {{form}} opens.",
			opening:
				"Good day,\n\nSomebody, most likely you, asked us to write to this address when the {{form and year}} opens. You " +
				"get one mail with the link to the form, and nothing else.\n\nWhat is known of the dates so far: {{page of dates}}",
			note: "If you did not ask, or do not need it any more, end it: your address is then deleted at once.",
		},
		needs: { opening: ["form and year"] },
	},
	facts: (data, { siteUrl }) => factsOf(data, siteUrl),
	parts: ({ token }, _words, { siteUrl }) => {
		const url = siteUrl + paths.endOpeningRequest(token);
		return { after: [{ link: { label: "Do not write to me", url } }], unsubscribeUrl: url };
	},
});

export const opening = defineLetterEmail({
	key: "opening",
	title: "A form is open",
	data: opened,
	sample: { ...sample, lastDay: example.dueOn },
	letter: {
		name: "A form is open",
		when: "On the day on which a form opens, once.",
		to: "whoever has asked for it",
		placeholders: {
			form,
			"form and year": season,
			"page of dates": dates,
			"last day": "a sentence with the last day of admissions, or that all dates are on their page",
			days: "after how many days the address is deleted",
		},
		words: {
			subject: "The {{form}} is open",
			title: "It is open",
			preview: "The {{form and year}} is open.",
			opening: "Good day,\n\nThe {{form and year}} is open. You asked us to tell you. {{last day}}",
			closing: "All dates: {{page of dates}}",
			note:
				"This is the only mail about it. We delete your address {{days}} days after it has left; with this link you " +
				"delete it now.",
		},
		needs: { opening: ["form and year"] },
	},
	facts: ({ lastDay, ...data }, { siteUrl }) => ({
		...factsOf(data, siteUrl),
		"last day":
			lastDay === null
				? "Its page says until when."
				: `The last day on which we take applications is ${formatLong(lastDay)}.`,
		days: String(daysAfter),
	}),
	parts: ({ type, token }, { closing }, { siteUrl }) => {
		const url = siteUrl + paths.endOpeningRequest(token);
		const { page } = applicationForms[type];
		return {
			blocks: [{ action: { label: "Go to the form", url: siteUrl + page } }, ...paragraphBlocks(closing)],
			after: [{ link: { label: "Delete my address", url } }],
			unsubscribeUrl: url,
		};
	},
});

function factsOf({ type, season }: Pick<z.output<typeof requested>, "type" | "season">, siteUrl: string) {
	const form = titleOf(type);
	const year = season === null ? "" : ` for ${season}`;
	return { form, "form and year": form + year, "page of dates": siteUrl + paths.dates };
}
