import { z } from "zod";

/** Most that the account may take at once, in paise: ₹5,00,000, the default of Razorpay's accounts. */
const maxAmount = 50_000_000;
export const tooMuch = "Amount exceeds maximum amount allowed.";

/** Source: https://razorpay.com/docs/payments/international-payments/#supported-currencies */
const currencies = new Set(
	(
		"AED ALL AMD ARS AUD AWG BBD BDT BHD BMD BND BOB BSD BWP BZD CAD CHF CNY COP CRC CUP CZK DKK DOP DZD EGP ETB EUR " +
		"FJD GBP GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR JMD JPY KES KGS KHR KWD KYD KZT LAK LBP LKR LRD LSL " +
		"MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR NAD NGN NIO NOK NPR NZD OMR PEN PGK PHP PKR QAR RUB SAR SCR SEK SGD " +
		"SLL SOS SSP SVC SZL THB TTD TZS USD UYU UZS YER ZAR"
	).split(" "),
);

const requiredMessage = (field: string) => `The ${field} field is required.`;
const text = (field: string, { required: needed = false } = {}) =>
	z.string({
		error: ({ input }) => (input === undefined && needed ? requiredMessage(field) : `The ${field} must be a string.`),
	});
const flag = z.union(
	[z.boolean(), z.literal([0, 1, "0", "1", "true", "false"]).transform((value) => [1, "1", "true"].includes(value))],
	"The field must be true or false.",
);

/** Whole paise, also as text: forms have nothing else. */
export const paise = (field: string) =>
	z.preprocess(
		(value) => (typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value),
		z
			.number({
				error: ({ input }) => (input === undefined ? requiredMessage(field) : `The ${field} must be an integer.`),
			})
			.int(`The ${field} must be an integer.`),
	);

const noteLength = 256;
const notesAtMost = 15;

/** Texts and numbers under at most 15 names; an empty list counts as none. */
export const notes = z
	.union([z.array(z.never()).transform(() => ({})), z.record(z.string(), z.unknown())], "The notes must be an array.")
	.superRefine((pairs: Record<string, unknown>, context) => {
		const refuse = (message: string) => context.addIssue({ code: "custom", message });
		if (Object.keys(pairs).length > notesAtMost) refuse(`The notes may not have more than ${notesAtMost} items.`);
		for (const [name, value] of Object.entries(pairs)) {
			if (typeof value !== "string" && typeof value !== "number") refuse(`The notes.${name} must be a string.`);
			else if (name.length > noteLength || String(value).length > noteLength)
				refuse(`The notes.${name} may not be greater than ${noteLength} characters.`);
		}
	});

export const editedNotes = z.strictObject({ notes });

/** Razorpay's validation of a new order. Source: https://razorpay.com/docs/api/orders/create/ */
export const newOrder = z
	.object(
		{
			amount: paise("amount").pipe(z.number().min(100, "The amount must be at least INR 1.00").max(maxAmount, tooMuch)),
			currency: text("currency", { required: true }).refine(
				(code) => currencies.has(code),
				"Currency is not supported",
			),
			receipt: text("receipt").max(40, "The receipt may not be greater than 40 characters.").nullish(),
			notes: notes.optional(),
			unique_receipt: flag.optional(),
			partial_payment: flag.optional(),
			first_payment_min_amount: paise("first payment min amount").optional(),
			payment_capture: flag.optional(),
			payment: z.looseObject({ capture: z.enum(["automatic", "manual"]).optional() }).optional(),
			method: text("method").optional(),
			bank_account: z.looseObject({}).optional(),
			customer_id: text("customer id").optional(),
			offer_id: text("offer id").nullish(),
		},
		"The request body is missing.",
	)
	.strict();

/** Details that an order was asked for with and that its entity repeats. */
export type OrderExtra = Partial<
	Record<"partial_payment" | "first_payment_min_amount" | "method" | "bank_account" | "offer_id", unknown>
> & { isManual?: boolean };
