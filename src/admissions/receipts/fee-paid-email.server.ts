import { formatLong } from "#src/calendar/format.ts";
import { addressee, type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { inFigures, inWords } from "#src/payment/fee/amount.ts";
import type { PaidReceipt } from "./receipt.server.ts";

type FeePaidEmail = { name: string; receipt: PaidReceipt };

/** Confirms to the applicant that the fee is paid; the receipt is attached. */
export function feePaidEmail(
	school: School,
	applicant: { name: string; email: string },
	feeId: number,
	receipt: PaidReceipt,
): QueuedEmail {
	return emailBy(
		feePaid,
		{ name: applicant.name, receipt },
		{
			...toPerson(school, receipt.reference, { name: applicant.name, address: applicant.email }),
			attachment: `receipt:${feeId}`,
		},
	);
}

const thanks =
	"The application fee is paid, and the receipt comes with this mail. We write to you when your application has been " +
	"read. What you did not have at hand, such as marks or certificates, can follow on the application’s page, by the " +
	"link in our first mail.";

export const feePaid: EmailTemplate<FeePaidEmail, EmailContext> = {
	name: "fee-paid",
	write: ({ name, receipt }, { school }) => {
		const { reference, number, amount, paidAt, paymentId, plan, test } = receipt;
		return {
			subject: `${reference}: the fee has arrived`,
			email: {
				title: "Your fee has arrived",
				preheader: `${inFigures(amount)} for ${reference}, receipt ${number}`,
				reference,
				sender: senderOf(school),
				blocks: [
					{ paragraph: `Dear ${addressee(name, "applicant")},` },
					{ paragraph: thanks },
					{
						rows: [
							{ label: "Receipt", value: number },
							{ label: "Date", value: formatLong(paidAt) },
							{ label: "For", value: `${plan}\n${reference}` },
							{ label: "Amount", value: `${inFigures(amount)}\n${inWords(amount)}` },
							{ label: "Payment", value: paymentId },
						],
					},
					...(test ? [{ note: "This payment was made at a test checkout: no money moved." }] : []),
				],
			},
		};
	},
};
