import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { feeStateLabels } from "#src/office/money/money-labels.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import type { FeePage } from "./read-fee-page.server.ts";

const sources: Record<string, string> = {
	submission: "Application received",
	acceptance: "Seat",
	order: "Order",
	browser: "Payer’s browser",
	webhook: "Razorpay",
	poll: "Razorpay, when asked",
	refund: "Refund",
	staff: "Staff",
};

/** Shows what was reported about a fee and what members did, newest first. */
export function FeeStory({ page }: { page: FeePage }) {
	const lines = [
		...page.events.map(({ id, source, kind, paymentId, stateAfter, at }) => {
			const [event, state] = [kind.replaceAll("_", " "), feeStateLabels[stateAfter].toLowerCase()];
			return {
				key: `event ${id}`,
				at,
				words: `${sources[source] ?? source}: ${event}`,
				rest: [paymentId, state !== event && state].filter(Boolean).join(", "),
			};
		}),
		...page.history.map(({ id, at, words }) => ({ key: `action ${id}`, at, words, rest: "" })),
	].toSorted((one, other) => (one.at < other.at ? 1 : -1));
	return (
		<ol className={settings.list}>
			{lines.map(({ key, at, words, rest }) => (
				<li key={key}>
					<time className={controls.soft} dateTime={at}>
						{formatDateTime(new Date(at))}
					</time>
					<span>
						{words} <span className={controls.soft}>{rest}</span>
					</span>
				</li>
			))}
		</ol>
	);
}
