import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, letterEmail, paragraphBlocks } from "#src/forms/email-parts.ts";
import type { EmailTemplate } from "#src/mail/outbox/email-template.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import { type FeeKind, feeKindTitle } from "#src/payment/fee/fee.ts";
import { feeRefundedLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";

/** Amounts in paise: what goes back, and what is left of the payment. `at` is ISO 8601. */
export type FeeRefundedEmail = {
	name: string;
	reference: string;
	/** Missing in letters from before fees had kinds. */
	kind?: FeeKind;
	amount: number;
	left: number;
	paymentId: string;
	/** The provider's id of the refund, or the school's number of it. */
	refund: string;
	at: string;
	test: boolean;
};

/** Tells the applicant that money goes back. */
export const feeRefunded: EmailTemplate<FeeRefundedEmail, EmailContext> = {
	name: "fee-refunded",
	write: ({ name, reference, kind, amount, left, paymentId, refund, at, test }, { school }) => {
		const facts = { name: addressee(name, "applicant"), reference, amount: inFigures(amount) };
		const filled = fillLetter(feeRefundedLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [
				{
					rows: [
						{ label: "Amount", value: `${inFigures(amount)}\n${inWords(amount)}` },
						...(kind === "seat" ? [{ label: "Of", value: feeKindTitle(kind) }] : []),
						...(left > 0 ? [{ label: "Still with us", value: inFigures(left) }] : []),
						{ label: "Date", value: formatLong(at) },
						{ label: "Payment", value: paymentId },
						{ label: "Refund", value: refund },
					],
				},
				...paragraphBlocks(filled.closing),
				...(test ? [{ note: "The payment was made at a test checkout: no money moved." }] : []),
			],
		});
	},
};
