import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { refundStateLabels } from "#src/office/money/money-labels.ts";
import { SecondPerson } from "#src/office/money/refunds/refund-table.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { FeePage } from "./read-fee-page.server.ts";

/** The refunds of a fee, with who asked, who confirmed, and the outcome of each. */
export function RefundList({ page }: { page: FeePage }) {
	if (page.refunds.length === 0) return <p className={controls.soft}>No refunds</p>;
	return (
		<ul className={settings.list}>
			{page.refunds.map((refund) => (
				<li key={refund.id}>
					<span>
						<b>{inFigures(refund.amount)}</b>
						{refund.reason && ` “${refund.reason}”`}
						<span className={controls.soft}>
							{` ${refund.asked_by_name}, ${formatDateTime(new Date(refund.created_at))}`}
							{refund.confirmed_by_name && `, confirmed by ${refund.confirmed_by_name}`}
							{refund.provider_id && `, ${refund.provider_id}`}
						</span>
						{refund.problem && <span className={controls.problem}>{` ${refund.problem}`}</span>}
					</span>
					{refund.state === "asked" ? (
						<SecondPerson row={{ id: refund.id, askedBy: refund.asked_by }} page={page} />
					) : (
						<span className={refund.state === "failed" ? controls.late : controls.soft}>
							{refundStateLabels[refund.state]}
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
