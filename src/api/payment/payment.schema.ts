import { z } from "zod";
import { reference, refusal } from "#src/api/envelope.ts";
import { feeKinds } from "#src/payment/fee/fee.ts";

const token = z
	.string("must be the token of an application or of a payment link")
	.min(1)
	.max(200)
	.describe("The applicant token or payment link token");

const fee = z
	.enum(feeKinds)
	.optional()
	.describe("The fee to pay. Only with an applicant token: a payment link is for one fee. Default: `application`");

export const byApplication = z.object({ application: token, fee });

export const byUser = z.object({ userId: token });

export const paymentOrder = z
	.object({
		razorpayKey: z.string().describe("The payment provider’s public key, to open the checkout with"),
		currency: z.string().describe("Always `INR`"),
		id: z
			.string()
			.describe("The payment provider’s order ID")
			.meta({ examples: ["order_Nx2mVx0c4Jr9Tf"] }),
		userId: z.string().describe("The token to get the payer’s details with. The name of the field is intentional"),
		amount: z.int().describe("The amount to pay, in paise"),
		name: z.string().describe("Name of the school, shown in the checkout"),
		description: z.string().describe("Purpose of the payment, shown in the checkout"),
		checkout: z.string().describe("URL of the checkout script"),
		plan: z
			.object({
				name: z.string().describe("Name of the fee"),
				amount: z.number().describe("The same amount in rupees"),
				days: z.int().describe("Number of days to pay, from the day the fee became due"),
			})
			.describe("The fee as the school set it"),
		payBy: z.string().describe("The last day to pay, YYYY-MM-DD in IST"),
	})
	.describe("Options for opening the checkout");

export const userProfile = z
	.array(
		z.object({
			name: z.string().describe("The applicant’s name"),
			email: z.string().optional().describe("The applicant’s email. Omitted for a payment link"),
			mobile: z.string().optional().describe("The applicant’s phone number. Omitted for a payment link"),
		}),
	)
	.describe("Details of the payer: a list of one");

const fromCheckout = {
	razorpay_order_id: z
		.string("must be the order ID from the checkout")
		.regex(/^order_\w{1,60}$/, "must be an order ID, such as order_Nx2mVx0c4Jr9Tf")
		.describe("The order ID, from the checkout"),
	razorpay_payment_id: z
		.string("must be the payment ID from the checkout")
		.regex(/^pay_\w{1,60}$/, "must be a payment ID, such as pay_Nx3kLw1ZsQp7Ab")
		.describe("The payment ID, from the checkout"),
	razorpay_signature: z
		.string("must be the signature from the checkout")
		.max(500)
		.describe("The signature, from the checkout"),
};

export const returnedPayment = z.object({ application: token, fee, ...fromCheckout });

export const returnedForm = z.object(fromCheckout);

export const callbackQuery = z.object({
	payer: z.string().max(10).optional().describe("`1` if the payer used a payment link"),
});

export const confirmedPayment = z.object({
	state: z
		.enum(["paid", "pending"])
		.describe("`paid`, or `pending` while the bank hasn’t confirmed it. Don’t pay again"),
	reference,
	paymentId: z.string().describe("The payment provider’s payment ID, such as `pay_Nx3kLw1ZsQp7Ab`"),
});

export const feeState = z
	.enum(["due", "ordered", "attempted", "paid", "refunded"])
	.describe(
		"`due`: unpaid, without an order. `ordered`: unpaid, with an order. `attempted`: a payment was tried. `paid`: paid. `refunded`: paid and refunded",
	);

export const feeStatus = z.object({
	state: feeState,
	payment_id: z.string().nullable().describe("The payment provider’s payment ID. `null` while the fee is unpaid"),
	checking: z.boolean().describe("`true` while the bank hasn’t confirmed a payment. Don’t pay again"),
});

export const syncedPayment = z.object({
	reference,
	fee: feeStatus.describe("The fee that was checked"),
	asked: z.boolean().describe("`true` if the payment provider responded"),
});

export const notPayable = refusal.extend({
	checking: z.boolean().optional().describe("`true` if the bank hasn’t confirmed a payment yet. Ask again later"),
	ended: z.boolean().optional().describe("`true` if the application is closed. No fee is due"),
});
