import { channel } from "node:diagnostics_channel";

/**
 * The moments at which a payment is between two places that remember it, so that a power cut there must be survived:
 * the provider has made an order and it is not stored; a payer has come back and nothing is verified; the provider has answered the
 * reconciler and nothing is recorded; a fact of some source is written and not committed.
 */
export type Moment =
	| "order-made"
	| "return-received"
	| "provider-asked"
	| "browser-uncommitted"
	| "webhook-uncommitted"
	| "reconciler-uncommitted";

/** Tells whoever watches the process from outside, on Node's diagnostics channel `school.payment.<moment>`. Nobody does in production. */
export function reach(moment: Moment): void {
	const watched = channel(`school.payment.${moment}`);
	if (watched.hasSubscribers) watched.publish(moment);
}
