import { z } from "zod";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import { readRupees } from "#src/payment/fee/amount.ts";
import { askForRefund, confirmRefund, withdrawRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { readRefund } from "#src/payment/refunds/list-refunds.server.ts";
import { followRefund } from "#src/payment/refunds/order-refund.server.ts";
import { refuse } from "#src/refusal.ts";

const { act } = actsOn<null>();

const afterConfirming: Partial<Record<string, string>> = {
	confirmed: "The refund is confirmed. Razorpay hasn’t answered yet. We’ll ask again until it does.",
	pending: "The refund is confirmed and with the bank. We’ll follow it until it’s paid.",
	processed: "The refund is confirmed and paid. We’ll email the applicant.",
};

/** An empty amount is all that is left of the payment. */
const amount = z
	.string()
	.trim()
	.default("")
	.transform((text, context) => {
		const paise = text === "" ? undefined : readRupees(text);
		if (text !== "" && paise === undefined) context.addIssue(`Enter an amount in rupees, such as 750 or 750.50.`);
		return paise;
	});

/** Acts of members on refunds, on every page that shows some. */
export const refundActs = {
	"ask-refund": act({
		label: "Request a refund",
		permission: "refund.note",
		form: { payment: z.string(), amount, reason: z.string().default("") },
		run: (trx, { form: { payment: paymentId, ...refund }, by, now }) =>
			askForRefund(trx, { paymentId, ...refund, by }, now),
		done: "Refund requested. Another person must confirm it.",
	}),
	"withdraw-refund": act({
		label: "Cancel a refund request",
		permission: "refund.note",
		form: { refund: rowId },
		run: (trx, { form, by, now }) => withdrawRefund(trx, { refundId: form.refund, by }, now),
		done: "The refund request is cancelled. No money was sent.",
	}),
	"confirm-refund": act({
		label: "Confirm a refund someone else requested",
		permission: "refund.order",
		form: { refund: rowId },
		// Confirmed in one transaction, then ordered at the provider, so that a death in between is followed up.
		outside: async ({ form: { refund: refundId }, services: { db, payments }, by, now }) => {
			if (!payments.gateway) return refuse("Payments are turned off, so we can’t send the refund.");
			const confirmedRefundAct = await db.transaction().execute((trx) => confirmRefund(trx, { refundId, by }, now));
			if (!confirmedRefundAct.ok) return confirmedRefundAct;
			await followRefund(db, payments.gateway, refundId, payments.context);
			const { state, problem } = await readRefund(db, refundId);
			if (state === "failed")
				return refuse(`The refund is confirmed, but it failed. ${problem ?? "No reason was given"}.`);
			return { ok: true, message: afterConfirming[state] ?? "The refund is confirmed." };
		},
		done: "",
	}),
};
