import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { feeStateLabels } from "#src/office/money/money-labels.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import type { FeePage } from "./read-fee-page.server.ts";

const sources: Record<string, string> = {
	submission: "Application received",
	acceptance: "Seat accepted",
	order: "Payment order",
	browser: "Payer’s browser",
	webhook: "Razorpay",
	poll: "Razorpay, when checked",
	refund: "Refund",
	staff: "Staff",
};

/** Names of events by their kind; an event of another kind shows its key. */
const eventLabels: Record<string, string> = {
	due: "fee due",
	ordered: "created",
	order_refused: "refused by Razorpay",
	order_failed: "couldn’t be created",
	office_told: "school notified of the refusal",
	created: "payment started",
	failed: "payment failed",
	authorized: "payment authorised",
	captured: "payment received",
	refunded: "payment refunded",
	capture_ordered: "capture requested",
	forged_return: "invalid payment result ignored",
	payment_of_replaced_order: "payment for a replaced order",
	payment_of_another_fee: "payment for another fee",
	paid_at_counter: "offline payment recorded",
	counter_taken_back: "offline payment reversed",
	waived: "fee waived",
	waiver_taken_back: "waiver reversed",
	refund_processed: "completed",
	refund_failed: "failed",
	refund_pending: "with the bank",
	ended: "fee no longer due",
	owed_again: "fee due again",
};

/** Shows what was reported about a fee and what members did, newest first. */
export function FeeStory({ page }: { page: FeePage }) {
	const lines = [
		...page.events.map(({ id, source, kind, paymentId, stateAfter, at }) => {
			const event = eventLabels[kind] ?? kind.replaceAll("_", " ");
			const state = feeStateLabels[stateAfter].toLowerCase();
			return {
				key: `event ${id}`,
				at,
				label: `${sources[source] ?? source}: ${event}`,
				rest: [paymentId, `now ${state}`].filter(Boolean).join(", "),
			};
		}),
		...page.history.map(({ id, at, label }) => ({ key: `action ${id}`, at, label, rest: "" })),
	].toSorted((one, other) => (one.at < other.at ? 1 : -1));
	return (
		<ol className={settings.list}>
			{lines.map(({ key, at, label, rest }) => (
				<li key={key}>
					<time className={controls.soft} dateTime={at}>
						{formatDateTime(new Date(at))}
					</time>
					<span>
						{label}
						<span className={controls.soft}>{rest && `, ${rest}`}</span>
					</span>
				</li>
			))}
		</ol>
	);
}
