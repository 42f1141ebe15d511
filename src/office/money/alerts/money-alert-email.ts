import { z } from "zod";
import { formatLong } from "#src/calendar/format.ts";
import { type EmailContext, paragraphBlocks, senderOf } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineEmail } from "#src/mail/define-email.ts";
import * as officePaths from "#src/office-paths.ts";
import type { MoneyAlert } from "#src/payment/fee/payment-event.ts";

const alert = z.object({
	kind: z.enum(["disputed", "dispute-lost", "order-refused"]),
	feeId: z.number(),
	reference: z.string(),
	message: z.string(),
	/** `YYYY-MM-DD`. */
	lastDay: z.string().nullable(),
});

const titles: Record<MoneyAlert["kind"], string> = {
	disputed: "Payment disputed",
	"dispute-lost": "Payment dispute lost",
	"order-refused": "Fee can’t be paid online",
};

/**
 * Tells the members who answer for the money what can't wait for the morning. It has no names: a mailbox
 * has no second factor.
 */
export const moneyAlert = defineEmail({
	key: "money-alert",
	title: "Money alert",
	to: "office",
	data: alert,
	sample: {
		kind: "disputed",
		feeId: 1,
		reference: "DSA-27-B-000001",
		message:
			"The payer is disputing ₹10.00 of payment pay_sample through their bank. Respond to dispute disp_sample in the Razorpay dashboard.",
		lastDay: example.dueOn,
	},
	write: ({ kind, feeId, reference, message, lastDay }, { school, siteUrl }: EmailContext) => ({
		subject: `${titles[kind]}${lastDay ? `: respond by ${formatLong(lastDay)}` : ""} (${reference})`,
		email: {
			title: titles[kind],
			preheader: lastDay ? `Respond by ${formatLong(lastDay)}.` : message,
			reference,
			sender: senderOf(school),
			blocks: [
				...paragraphBlocks(message),
				...(lastDay ? [{ rows: [{ label: "Respond by", value: formatLong(lastDay) }] }] : []),
				{ action: { label: "See the fee", url: siteUrl + officePaths.fee(feeId) } },
				{ note: "You’re getting this email because you manage payments." },
			],
		},
	}),
});
