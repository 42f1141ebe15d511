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
							<p>{row.application ? row.application.name || "Erased" : "No fee of ours"}</p>
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
	"captured-after-end": "It came when the place was no longer accepted.",
	"wrong-amount": "It was another sum than the fee.",
};

function Mend({ row, page, first }: { row: FoundMismatch; page: Page; first: boolean }) {
	const { act, button } = mismatchWords[row.kind];
	// Of an order that nobody knows the provider has said what it knows: nothing.
	const mends = row.findingId === null || (row.feeId !== null && row.kind !== "order-unknown");
	const acts = act === "ask-refund" ? page.mayAsk : page.mayWrite;
	const buttons = [
		...(mends && acts && page.on ? [{ act, words: button }] : []),
		...(row.findingId !== null && page.mayWrite ? [{ act: "leave", words: "I have seen to it" }] : []),
	];
	if (buttons.length === 0) return null;
	return (
		<form method="post" className={styles.buttons}>
			<input type="hidden" name="fee" value={row.feeId ?? ""} />
			<input type="hidden" name="payment" value={row.paymentId ?? ""} />
			<input type="hidden" name="finding" value={row.findingId ?? ""} />
			<input type="hidden" name="reason" value={reasons[row.kind] ?? ""} />
			{buttons.map(({ act: value, words }, index) => (
				<button
					key={value}
					className={controls.button}
					data-act={first && index === 0 ? "" : undefined}
					type="submit"
					name="act"
					value={value}
				>
					{words}
				</button>
			))}
		</form>
	);
}
