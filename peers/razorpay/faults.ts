import { z } from "zod";

/** What goes wrong at the sandbox on purpose. A real provider does each of these now and then. */
export const sandboxFaults = z.strictObject({
	/** How long each call of the REST interface waits before it does anything. */
	delayMs: z.int().min(0).max(60_000),
	/** What the REST interface answers: 429 before doing anything; else after it has done what it was asked for. */
	answers: z.enum(["none", "throttled", "error", "bad-gateway", "truncated"]),
	/** lost: the payer has paid, and neither the page nor the callback hears of it. */
	returns: z.enum(["none", "lost"]),
	/** lost: not sent. duplicate: each three times at once. reversed: the last first. forged: beside the true ones, one that is not signed by the provider and says "paid". */
	webhooks: z.enum(["none", "lost", "duplicate", "reversed", "forged"]),
	/** unanswered: the bank says nothing. late: it says no, and yes days later. held: authorised, and not captured. double: captured twice. */
	payments: z.enum(["none", "unanswered", "late", "held", "double"]),
});

export type SandboxFaults = z.infer<typeof sandboxFaults>;

export const noFaults: SandboxFaults = {
	delayMs: 0,
	answers: "none",
	returns: "none",
	webhooks: "none",
	payments: "none",
};

/** The faults of one sandbox, changed while it runs. */
export function faultSwitch(initial: Partial<SandboxFaults> = {}) {
	let faults = { ...noFaults, ...initial };
	return {
		now: () => faults,
		set: (changed: Partial<SandboxFaults>) => {
			faults = { ...faults, ...changed };
		},
	};
}

export type FaultSwitch = ReturnType<typeof faultSwitch>;
