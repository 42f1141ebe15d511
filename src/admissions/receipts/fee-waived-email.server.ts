import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { feeWaivedLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { seatFeeWaivedLetter } from "#src/school/letters/seat-letters.ts";
import type { PaidReceipt } from "./receipt.server.ts";

/** `amount` in paise, `paidAt` ISO 8601. */
type FeeWaivedEmail = { name: string } & Pick<PaidReceipt, "kind" | "reference" | "amount" | "number" | "paidAt">;

/** Tells the applicant that the fee is waived; the paper that says so is attached. */
export function feeWaivedEmail(
	school: School,
	{ name, email: address }: { name: string; email: string },
	feeId: number,
	{ kind, reference, amount, number, paidAt }: PaidReceipt,
): QueuedEmail {
	const envelope = toPerson(school, reference, { name, address });
	const data = { name, kind, reference, amount, number, paidAt };
	return emailBy(feeWaived, data, { ...envelope, attachment: `receipt:${feeId}` });
}

export const feeWaived: EmailTemplate<FeeWaivedEmail, EmailContext> = {
	name: "fee-waived",
	write: ({ name, kind, reference, amount, number, paidAt }, { school }) => {
		const facts = { name: addressee(name, "applicant"), reference, amount: inFigures(amount), receipt: number };
		const filled = fillLetter(kind === "seat" ? seatFeeWaivedLetter : feeWaivedLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [
				{
					rows: [
						{ label: "Number", value: number },
						{ label: "Date", value: formatLong(paidAt) },
					],
				},
				...paragraphBlocks(filled.closing),
			],
		});
	},
};
