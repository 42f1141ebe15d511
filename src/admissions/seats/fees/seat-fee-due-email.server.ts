import { payerBlocks } from "#src/admissions/applications/application-emails.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { seatFeeDueLetter } from "#src/school/letters/seat-letters.ts";

type SeatFeeDue = {
	reference: string;
	name: string;
	/** Such as "B.Arch application". */
	formTitle: string;
	/** In paise. */
	amount: number;
	/** `YYYY-MM-DD` */
	payBy: string;
	token: string;
	/** Of the payer link of the seat fee. */
	payerToken: string;
};

/** Tells whoever has accepted a place what it costs, and by when. */
export function seatFeeDueEmail(school: School, address: string, data: SeatFeeDue): QueuedEmail {
	return emailBy(seatFeeDue, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const seatFeeDue: EmailTemplate<SeatFeeDue, EmailContext> = {
	name: "seat-fee-due",
	write: ({ reference, name, formTitle, amount, payBy, token, payerToken }, { school, siteUrl }) => {
		const day = formatLong(payBy);
		const applicant = addressee(name, "applicant");
		const facts = { name: applicant, form: formTitle, reference, amount: inFigures(amount), day };
		const filled = fillLetter(seatFeeDueLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [
				{
					rows: [
						{ label: "Seat fee", value: `${inFigures(amount)}\n${inWords(amount)}` },
						{ label: "Pay by", value: day },
					],
				},
				{ action: { label: "See the application and pay the seat fee", url: siteUrl + paths.application(token) } },
				...payerBlocks(filled.payer, siteUrl + paths.pay(payerToken)),
				...paragraphBlocks(filled.closing),
			],
		});
	},
};
