import { shortDay } from "#src/office/parts/days.ts";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import { formTitle } from "#src/office/requests/document-choices.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import type { ListedFee } from "#src/payment/ledger/list-fees.server.ts";
import { feeStateWords, methodWords } from "./money-words.ts";
import { plainRupees } from "./plain-rupees.ts";
import styles from "./sum-tables.module.css";

const sums = (paise: number) => (paise === 0 ? "–" : plainRupees(paise));

/** One page of fees. Each row is a link to its fee. */
export function FeeTable({ rows, today }: { rows: readonly ListedFee[]; today: string }) {
	return (
		<ScrollRegion aria-label="Fees" className={styles.wide}>
			<table className={styles.table} data-rows="">
				<thead className={styles.head}>
					<tr>
						<th scope="col">Name</th>
						<th scope="col">Reference</th>
						<th scope="col">Programme</th>
						<th scope="col">Kind</th>
						<th scope="col">State</th>
						<th scope="col">Method</th>
						<th scope="col" data-number="">
							Paid
						</th>
						<th scope="col">Receipt</th>
						<th scope="col" data-number="">
							Fee ₹
						</th>
						<th scope="col" data-number="">
							Taken ₹
						</th>
						<th scope="col" data-number="">
							Refunded ₹
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((fee) => (
						<tr key={fee.id}>
							<th scope="row">
								<a href={officePaths.fee(fee.id)}>{fee.name || "Erased"}</a>
							</th>
							<td>{fee.reference}</td>
							<td>{formTitle(fee.type)}</td>
							<td>{feeKindTitle(fee.kind)}</td>
							<td>{fee.method === "waiver" && fee.state === "paid" ? "Waived" : feeStateWords[fee.state]}</td>
							<td>{methodWords(fee.method)}</td>
							<td data-number="">{fee.paidOn ? shortDay(fee.paidOn, today) : "–"}</td>
							<td>{fee.receiptNumber ?? "–"}</td>
							<td data-number="">{plainRupees(fee.amount)}</td>
							<td data-number="">{sums(fee.taken)}</td>
							<td data-number="">{sums(fee.refunded)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</ScrollRegion>
	);
}
