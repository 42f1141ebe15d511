import { z } from "zod";
import { refusal } from "#src/api/envelope.ts";
import { feeKinds } from "#src/payment/fee/fee.ts";

const token = z.string().min(1).max(200).describe("The applicant token, or the token of a payment link");

const fee = z
	.enum(feeKinds)
	.optional()
	.describe("Which fee, with an applicant token. Default: the application fee. A payment link has its own");

export const byApplication = z.object({ application: token, fee });

export const byUser = z.object({ userId: token });

export const paymentOrder = z
	.object({
		razorpayKey: z.string().describe("The key to open the checkout with"),
		currency: z.string(),
		id: z.string().describe("The payment provider’s order"),
		userId: z.string().describe("For viewUserProfile"),
		amount: z.int().describe("The order's amount in paise"),
		name: z.string().describe("The school, as the checkout shows it"),
		description: z.string(),
		checkout: z.string().describe("The address of the checkout script"),
		plan: z.object({ name: z.string(), amount: z.number().describe("rupees"), days: z.int() }),
		payBy: z.string().describe("The last day to pay, YYYY-MM-DD in IST"),
	})
	.describe("Options for opening the checkout");

export const userProfile = z
	.array(
		z.object({
			name: z.string(),
			email: z.string().optional().describe("Not for a payment link"),
			mobile: z.string().optional().describe("Not for a payment link"),
		}),
	)
	.describe("One profile");

const fromCheckout = {
	razorpay_order_id: z.string().regex(/^order_\w{1,60}$/, "is not an order id"),
	razorpay_payment_id: z.string().regex(/^pay_\w{1,60}$/, "is not a payment id"),
	razorpay_signature: z.string().max(500),
};

export const returnedPayment = z.object({ application: token, fee, ...fromCheckout });

export const returnedForm = z.object(fromCheckout);

export const callbackQuery = z.object({
	payer: z.string().max(10).optional().describe("Present if the payer used a payment link"),
});

export const confirmedPayment = z.object({
	state: z.enum(["paid", "pending"]).describe("`pending`: the bank hasn’t confirmed it yet. Don’t pay again"),
	reference: z.string(),
	paymentId: z.string(),
});

export const feeStatus = z.object({
	state: z.enum(["due", "ordered", "attempted", "paid", "refunded"]),
	payment_id: z.string().nullable(),
	checking: z.boolean().describe("Someone paid and the bank hasn’t answered yet. Don’t pay again now"),
});

export const syncedPayment = z.object({
	reference: z.string(),
	fee: feeStatus,
	asked: z.boolean().describe("Whether the payment provider has just answered. `false` while it can’t be reached"),
});

export const notPayable = refusal.extend({
	checking: z.boolean().optional().describe("The bank hasn’t answered yet. Ask again later"),
	ended: z.boolean().optional().describe("The application was withdrawn or rejected, so no fee is due"),
});
