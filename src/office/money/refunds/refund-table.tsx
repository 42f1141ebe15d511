import { dayAtSchool } from "#src/calendar/day.ts";
import { ActButton, ActForm } from "#src/office/kit/acts/act-form.tsx";
import table from "#src/office/lists/list-table.module.css";
import money from "#src/office/money/money.module.css";
import { feeOf, methodLabel, refundStateLabels } from "#src/office/money/money-labels.ts";
import styles from "#src/office/money/reason-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { ListedRefund } from "#src/payment/refunds/list-refunds.server.ts";

type Page = { today: string; memberId: number; hasProof: boolean };

/** Refunds with who asked and why; those that wait have the button of the second person. */
export function RefundTable({ rows, page }: { rows: readonly ListedRefund[]; page: Page }) {
	return (
		<table className={`${table.rows} ${styles.why}`} data-rows="">
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row">
							<p>
								<a href={officePaths.fee(row.feeId)}>{row.reason ? `“${row.reason}”` : "Refunded at Razorpay"}</a>
							</p>
							<p className={controls.note}>{`${describeRequester(row, page)} ${describeWay(row)}`}</p>
						</th>
						<td data-column="whom">
							<p>{row.name || "Erased"}</p>
							<p className={controls.note}>{feeOf(row.reference, row.feeKind)}</p>
						</td>
						<td data-column="day">{shortDay(dayAtSchool(new Date(row.createdAt)), page.today)}</td>
						<td data-column="sum">{inFigures(row.amount)}</td>
						<td data-column="do">
							{row.state === "asked" ? (
								<SecondPerson row={row} page={page} />
							) : (
								<span className={row.state === "failed" ? controls.late : controls.soft}>
									{refundStateLabels[row.state]}
								</span>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function describeRequester(row: ListedRefund, { memberId }: Page): string {
	if (row.origin === "provider") return "Reported by Razorpay.";
	if (row.origin === "operator") return `Recorded by ${row.askedByName} on the server.`;
	const requestedBy = `Requested by ${row.askedBy === memberId ? "you" : row.askedByName}`;
	return row.confirmedByName ? `${requestedBy}, confirmed by ${row.confirmedByName}.` : `${requestedBy}.`;
}

function describeWay({ state, method, paymentId, problem }: ListedRefund): string {
	if (problem) return problem;
	if (state !== "asked") return paymentId;
	return method ? `Refund to the original method: ${methodLabel(method)}.` : "Refund to the account it was paid from.";
}

/** Confirms or withdraws a refund. The member who asked for it can only withdraw it. */
export function SecondPerson({ row, page }: { row: Pick<ListedRefund, "id" | "askedBy">; page: Page }) {
	const mine = row.askedBy === page.memberId;
	return (
		<ActForm act={["confirm-refund", "withdraw-refund"]} fields={{ refund: row.id }} quiet className={money.buttons}>
			{!mine && (
				<ActButton className={controls.button} act="confirm-refund">
					{page.hasProof ? "Confirm" : "Confirm it’s you, then confirm the refund"}
				</ActButton>
			)}
			{mine && <span className={controls.note}>You requested this</span>}
			<ActButton className={controls.button} data-quiet="" act="withdraw-refund">
				Cancel request
			</ActButton>
		</ActForm>
	);
}
