import { z } from "zod";
import { reference, refusal } from "#src/api/envelope.ts";
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
		currency: z.string().describe("Always `INR`"),
		id: z
			.string()
			.describe("The payment provider’s order ID")
			.meta({ examples: ["order_Nx2mVx0c4Jr9Tf"] }),
		userId: z.string().describe("The token to get the payer’s details with"),
		amount: z.int().describe("The order's amount in paise"),
		name: z.string().describe("The school, as the checkout shows it"),
		description: z.string().describe("What is paid for, as the checkout shows it"),
		checkout: z.string().describe("The address of the checkout script"),
		plan: z
			.object({
				name: z.string().describe("Name of the fee"),
				amount: z.number().describe("In rupees"),
				days: z.int().describe("Days to pay"),
			})
			.describe("The fee"),
		payBy: z.string().describe("The last day to pay, YYYY-MM-DD in IST"),
	})
	.describe("Options for opening the checkout");

export const userProfile = z
	.array(
		z.object({
			name: z.string().describe("The applicant’s name"),
			email: z.string().optional().describe("Not for a payment link"),
			mobile: z.string().optional().describe("Not for a payment link"),
		}),
	)
	.describe("One profile");

const fromCheckout = {
	razorpay_order_id: z
		.string()
		.regex(/^order_\w{1,60}$/, "is not an order id")
		.describe("The order ID, from the checkout"),
	razorpay_payment_id: z
		.string()
		.regex(/^pay_\w{1,60}$/, "is not a payment id")
		.describe("The payment ID, from the checkout"),
	razorpay_signature: z.string().max(500).describe("The signature, from the checkout"),
};

export const returnedPayment = z.object({ application: token, fee, ...fromCheckout });

export const returnedForm = z.object(fromCheckout);

export const callbackQuery = z.object({
	payer: z.string().max(10).optional().describe("Present if the payer used a payment link"),
});

export const confirmedPayment = z.object({
	state: z.enum(["paid", "pending"]).describe("`pending`: the bank hasn’t confirmed it yet. Don’t pay again"),
	reference,
	paymentId: z.string().describe("The payment provider’s payment ID, such as `pay_Nx3kLw1ZsQp7Ab`"),
});

export const feeState = z
	.enum(["due", "ordered", "attempted", "paid", "refunded"])
	.describe("`due`, `ordered` and `attempted` are unpaid: no order yet, an order, or a payment attempt");

export const feeStatus = z.object({
	state: feeState,
	payment_id: z.string().nullable().describe("The payment provider’s payment ID. `null` while it’s unpaid"),
	checking: z.boolean().describe("Someone paid and the bank hasn’t answered yet. Don’t pay again now"),
});

export const syncedPayment = z.object({
	reference,
	fee: feeStatus.describe("The fee that was checked"),
	asked: z.boolean().describe("Whether the payment provider has just answered. `false` while it can’t be reached"),
});

export const notPayable = refusal.extend({
	checking: z.boolean().optional().describe("The bank hasn’t answered yet. Ask again later"),
	ended: z.boolean().optional().describe("The application was withdrawn or rejected, so no fee is due"),
});
