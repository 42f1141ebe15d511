import { type ApplicationType, applicationForms, titleOf } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { daysAfter } from "./days-after.ts";

type Requested = {
	type: ApplicationType;
	/** The year of the season that opens next; null while its dates are not known. */
	season: number | null;
	/** Ends the request. */
	token: string;
};

type Opening = Pick<Requested, "type" | "token"> & {
	season: number | null;
	/** `YYYY-MM-DD`; null where the calendar does not decide. */
	lastDay: string | null;
};

/** Confirms that somebody will be told. Nothing in it was typed by whoever asked. */
export function openingRequestedEmail(school: School, address: string, data: Requested): QueuedEmail {
	return emailBy(openingRequested, data, toPerson(school, "opening of admissions", { address }));
}

/** Says that a form is open. */
export function openingEmail(school: School, address: string, data: Opening): QueuedEmail {
	return emailBy(opening, data, toPerson(school, "opening of admissions", { address }));
}

export const openingRequested: EmailTemplate<Requested, EmailContext> = {
	name: "opening-requested",
	write: ({ type, season, token }, { school, siteUrl }) => {
		const form = titleOf(type);
		const url = siteUrl + paths.endOpeningRequest(token);
		return {
			subject: `We tell you when the ${form} opens`,
			email: {
				title: "We tell you when it opens",
				preheader: `One mail, on the day on which the ${form} opens.`,
				sender: senderOf(school),
				blocks: [
					{ paragraph: "Good day," },
					{
						paragraph:
							`Somebody, most likely you, asked us to write to this address when the ${form}` +
							`${season === null ? "" : ` for ${season}`} opens. You get one mail with the link to the form, and nothing else.`,
					},
					{ paragraph: `What is known of the dates so far: ${siteUrl}${paths.dates}` },
					{ note: `If you did not ask, or do not need it any more, end it: your address is then deleted at once.` },
					{ link: { label: "Do not write to me", url } },
				],
			},
			unsubscribeUrl: url,
		};
	},
};

export const opening: EmailTemplate<Opening, EmailContext> = {
	name: "opening",
	write: ({ type, season, lastDay, token }, { school, siteUrl }) => {
		const form = titleOf(type);
		const { page } = applicationForms[type];
		const url = siteUrl + paths.endOpeningRequest(token);
		const open = `The ${form}${season === null ? "" : ` for ${season}`} is open.`;
		return {
			subject: `The ${form} is open`,
			email: {
				title: "It is open",
				preheader: open,
				sender: senderOf(school),
				blocks: [
					{ paragraph: "Good day," },
					{
						paragraph:
							`${open} You asked us to tell you.` +
							(lastDay === null ? "" : ` The last day on which we take applications is ${formatLong(lastDay)}.`),
					},
					{ action: { label: "Go to the form", url: siteUrl + page } },
					{ paragraph: `All dates: ${siteUrl}${paths.dates}` },
					{
						note:
							`This is the only mail about it. We delete your address ${daysAfter} days after it has left; ` +
							"with this link you delete it now.",
					},
					{ link: { label: "Delete my address", url } },
				],
			},
			unsubscribeUrl: url,
		};
	},
};
