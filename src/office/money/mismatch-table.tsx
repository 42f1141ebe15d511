import { dayAtSchool } from "#src/calendar/day.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { FoundMismatch } from "#src/payment/ledger/find-mismatches.server.ts";
import { feeOf, mismatchWords } from "./money-words.ts";
import styles from "./reason-table.module.css";

type Page = {
	mismatches: { rows: readonly FoundMismatch[] };
	today: string;
	on: boolean;
	mayWrite: boolean;
	mayAsk: boolean;
};

/** What does not agree, each with the reason in words and the button that mends it. */
export function MismatchTable({ page }: { page: Page }) {
	const { mismatches, today } = page;
	return (
		<table className={styles.why} data-rows="">
			<tbody>
				{mismatches.rows.map((row, index) => (
					<tr key={`${row.kind} ${row.feeId} ${row.paymentId} ${row.findingId}`}>
						<th scope="row">
							<p>
								{row.feeId === null ? (
									mismatchWords[row.kind].title
								) : (
									<a href={officePaths.fee(row.feeId)}>{mismatchWords[row.kind].title}</a>
								)}
							</p>
							<p className={controls.note}>{row.message}</p>
						</th>
						<td data-column="whom">
							<p>{row.application ? row.application.name || "Erased" : "Nobody"}</p>
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
	"wrong-amount": "It was another sum than the fee.",
};

function Mend({ row, page, first }: { row: FoundMismatch; page: Page; first: boolean }) {
	const { act, button } = mismatchWords[row.kind];
	const leave = row.feeId === null;
	const may = leave || act !== "ask-refund" ? page.mayWrite : page.mayAsk;
	if (!may || (!page.on && !leave)) return null;
	return (
		<form method="post">
			<input type="hidden" name="fee" value={row.feeId ?? ""} />
			<input type="hidden" name="payment" value={row.paymentId ?? ""} />
			<input type="hidden" name="finding" value={row.findingId ?? ""} />
			<input type="hidden" name="reason" value={reasons[row.kind] ?? ""} />
			<button
				className={controls.button}
				data-act={first ? "" : undefined}
				type="submit"
				name="act"
				value={leave ? "leave" : act}
			>
				{leave ? "I have seen to it" : button}
			</button>
		</form>
	);
}
