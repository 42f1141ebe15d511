import { z } from "zod";

/** Faults that the sandbox can be switched to. A real provider has each of these now and then. */
export const sandboxFaults = z.strictObject({
	/** Delay before each REST call is handled. */
	delayMs: z.int().min(0).max(60_000),
	/** Responses of the REST API: `throttled` and `keys` (unknown ones) before doing anything, the others after. */
	answers: z.enum(["none", "throttled", "keys", "error", "bad-gateway", "truncated"]),
	/** lost: the payer has paid, but neither the page nor the callback receives it. */
	returns: z.enum(["none", "lost"]),
	/**
	 * lost: not sent. duplicate: each three times at once. reversed: the last first. forged: also events that report the
	 * payment as captured, with a wrong signature.
	 */
	webhooks: z.enum(["none", "lost", "duplicate", "reversed", "forged"]),
	/**
	 * unanswered: never decided. late: refused, confirmed later. held: not captured. double: captured twice. other-sum:
	 * captured with a rupee less than was asked for, so that the order is not paid.
	 */
	payments: z.enum(["none", "unanswered", "late", "held", "double", "other-sum"]),
	/** pending: taken, and undecided until the bank is told what to answer. failed: taken, and then not carried out. */
	refunds: z.enum(["none", "pending", "failed"]),
	/**
	 * late: nothing is settled. twice: a payment is settled once more. unknown: also a payment that was never made.
	 * other-sum: a payment with a rupee more than was paid.
	 */
	settlements: z.enum(["none", "late", "twice", "unknown", "other-sum"]),
	/**
	 * Setting of the account. fee-bearer: the payer pays the provider's fee on top of the order. offer: the payer pays a
	 * tenth less. too-much: every order is above its limit. plain: it does not know `unique_receipt`.
	 */
	account: z.enum(["none", "fee-bearer", "offer", "too-much", "plain"]),
	/** Method by which payments are slow at the moment. */
	downtime: z.enum(["none", "upi", "card", "netbanking"]),
});

export type SandboxFaults = z.infer<typeof sandboxFaults>;

export const noFaults: SandboxFaults = {
	delayMs: 0,
	answers: "none",
	returns: "none",
	webhooks: "none",
	payments: "none",
	refunds: "none",
	settlements: "none",
	account: "none",
	downtime: "none",
};

/** The faults of one running sandbox. */
export function faultSwitch(initial: Partial<SandboxFaults> = {}) {
	let faults = { ...noFaults, ...initial };
	return {
		current: () => faults,
		set: (changes: Partial<SandboxFaults>) => {
			faults = { ...faults, ...changes };
		},
	};
}

export type FaultSwitch = ReturnType<typeof faultSwitch>;
