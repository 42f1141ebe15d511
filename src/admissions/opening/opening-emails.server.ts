import { type ApplicationType, applicationForms, titleOf } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { openingLetter, openingRequestedLetter } from "#src/school/letters/opening-letters.ts";
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
		const url = siteUrl + paths.endOpeningRequest(token);
		const filled = fillLetter(openingRequestedLetter, factsOf({ type, season }, siteUrl), school);
		return {
			...letterEmail(filled, school, { after: [{ link: { label: "Do not write to me", url } }] }),
			unsubscribeUrl: url,
		};
	},
};

export const opening: EmailTemplate<Opening, EmailContext> = {
	name: "opening",
	write: ({ type, season, lastDay, token }, { school, siteUrl }) => {
		const { page } = applicationForms[type];
		const url = siteUrl + paths.endOpeningRequest(token);
		const end = lastDay === null ? "" : `The last day on which we take applications is ${formatLong(lastDay)}.`;
		const facts = {
			...factsOf({ type, season }, siteUrl),
			"last day": end || "Its page says until when.",
			days: String(daysAfter),
		};
		const filled = fillLetter(openingLetter, facts, school);
		return {
			...letterEmail(filled, school, {
				blocks: [{ action: { label: "Go to the form", url: siteUrl + page } }, ...paragraphBlocks(filled.closing)],
				after: [{ link: { label: "Delete my address", url } }],
			}),
			unsubscribeUrl: url,
		};
	},
};

function factsOf({ type, season }: Pick<Requested, "type" | "season">, siteUrl: string) {
	const form = titleOf(type);
	const year = season === null ? "" : ` for ${season}`;
	return { form, "form and year": form + year, "page of dates": siteUrl + paths.dates };
}
