import { dayAtSchool } from "#src/calendar/day.ts";
import { ActButton, ActForm } from "#src/office/kit/acts/act-form.tsx";
import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { FoundMismatch } from "#src/payment/ledger/find-mismatches.server.ts";
import { feeOf, mismatchLabels } from "./money-labels.ts";
import styles from "./reason-table.module.css";

type Page = {
	rows: readonly FoundMismatch[];
	today: string;
	on: boolean;
};

/** Table of mismatches, each with the reason as text and the button that resolves it. */
export function MismatchTable({ page }: { page: Page }) {
	const { rows, today } = page;
	return (
		<table className={`${table.rows} ${styles.why}`} data-rows="">
			<tbody>
				{rows.map((row, index) => (
					<tr key={`${row.kind} ${row.feeId} ${row.paymentId} ${row.findingId}`}>
						<th scope="row">
							<p>
								{row.feeId === null ? (
									mismatchLabels[row.kind].title
								) : (
									<a href={officePaths.fee(row.feeId)}>{mismatchLabels[row.kind].title}</a>
								)}
							</p>
							<p className={controls.note}>{row.message}</p>
						</th>
						<td data-column="whom">
							<p>{row.application ? row.application.name || "Erased" : "No matching fee"}</p>
							<p className={controls.note}>
								{row.application ? feeOf(row.application.reference, row.feeKind) : row.paymentId}
							</p>
						</td>
						<td data-column="day">{shortDay(dayAtSchool(new Date(row.since)), today)}</td>
						<td data-column="sum">{row.amount === null ? "–" : inFigures(row.amount)}</td>
						<td data-column="do">
							<Mend row={row} page={page} first={index === 0} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const reasons: Partial<Record<FoundMismatch["kind"], string>> = {
	"second-capture": "The fee was paid twice.",
	"captured-after-end": "The seat was given up before the payment arrived.",
	"wrong-amount": "The amount didn’t match the fee.",
};

function Mend({ row, page, first }: { row: FoundMismatch; page: Page; first: boolean }) {
	const { act, button } = mismatchLabels[row.kind];
	// Asking about an order that no one knows is useless: the provider has already said what it knows, which is nothing.
	const mends = act !== "leave" && (row.findingId === null || (row.feeId !== null && row.kind !== "order-unknown"));
	const buttons = [
		...(mends && page.on ? [{ act, label: button }] : []),
		...(row.findingId === null ? [] : [{ act: "leave", label: "Mark as resolved" }]),
	];
	if (buttons.length === 0) return null;
	const about = { fee: row.feeId ?? "", payment: row.paymentId ?? "", finding: row.findingId ?? "" };
	return (
		<ActForm
			act={buttons.map((each) => each.act)}
			fields={{ ...about, reason: reasons[row.kind] ?? "" }}
			quiet
			className={layout.row}
		>
			{buttons.map(({ act: name, label }, index) => (
				<ActButton key={name} className={controls.button} data-act={first && index === 0 ? "" : undefined} act={name}>
					{label}
				</ActButton>
			))}
		</ActForm>
	);
}
