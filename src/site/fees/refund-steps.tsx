import { rupees } from "#src/formatting/rupees.ts";
import type { RefundStep, SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./fees.module.css";
import { Lines } from "./lines.tsx";
import { firstYear, refundOf } from "./totals.ts";

/** Refunds by the day on which someone leaves, with the first programme's first year as an example. */
export function RefundSteps({ fees }: { fees: SchoolFees }) {
	const messages = useMessages(feesMessages);
	const { outlines } = useSchool();
	const [first] = outlines.programmes;
	const paid = (first && firstYear(fees, first.key)) ?? 0;
	return (
		<>
			{fees.refunds.steps.length > 0 && (
				<table className={styles.refunds}>
					<thead>
						<tr>
							<th scope="col">{messages.refundWhen}</th>
							<th scope="col">{messages.refundShare}</th>
							{paid > 0 && (
								<th scope="col">{messages.refundExample({ paid: rupees(paid), name: first?.name ?? "" })}</th>
							)}
						</tr>
					</thead>
					<tbody>
						{fees.refunds.steps.map((step) => (
							<tr key={step.when}>
								<th scope="row">{step.when}</th>
								<td>{describeShare(messages, step)}</td>
								{paid > 0 && <td>{rupees(refundOf(paid, step))}</td>}
							</tr>
						))}
					</tbody>
				</table>
			)}
			<Lines lines={fees.refunds.notes} />
		</>
	);
}

function describeShare(messages: MessagesOf<typeof feesMessages>, { share, less }: RefundStep): string {
	const refund = share === 0 ? messages.noRefund : `${share}%`;
	return less ? messages.refundLess({ refund, less: rupees(less) }) : refund;
}
