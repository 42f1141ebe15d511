export const counterMethods = ["cash", "transfer", "upi_counter", "waiver"] as const;
/** upi_counter: by UPI to the school's own account. waiver: the school does without the fee. */
export type CounterMethod = (typeof counterMethods)[number];

/** Stands for the provider's order of what was paid at the school itself. */
export const counterOrder = "counter";

/** The payment that an entry makes. */
export const counterPaymentId = (entryId: number) => `counter_${entryId}`;

/** Tells whether a payment was entered at the school itself, so that no provider knows it. */
export function isCounterPayment(paymentId: string | null): boolean {
	return /^counter_\d+$/.test(paymentId ?? "");
}
