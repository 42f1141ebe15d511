import { channel } from "node:diagnostics_channel";

/**
 * Points between two writes at which a crash must lose nothing:
 * - order-created: the provider has created an order that is not stored yet
 * - return-received: the payer has come back and nothing is verified
 * - poll-answered: the provider has answered a poll and nothing is recorded
 * - refund-created: the provider has taken a refund that is not stored as taken
 * - …-uncommitted: an event from that source is written but not committed
 */
export type CrashPoint =
	| "order-created"
	| "return-received"
	| "poll-answered"
	| "refund-created"
	| "refund-uncommitted"
	| "browser-uncommitted"
	| "webhook-uncommitted"
	| "poll-uncommitted";

/** Publishes on Node's diagnostics channel `school.payment.<point>`, where tests crash the process. */
export function hitCrashPoint(point: CrashPoint): void {
	const diagnostics = channel(`school.payment.${point}`);
	if (diagnostics.hasSubscribers) diagnostics.publish(point);
}
