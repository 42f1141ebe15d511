import { thousands } from "#src/formatting/thousands.ts";
import { plainRupees } from "#src/office/money/plain-rupees.ts";
import tables from "#src/office/money/sum-tables.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import type { SettlementsPageData } from "./read-settlements.server.ts";

const heads = ["Payments", "Paid ₹", "Refunded ₹", "Other ₹", "Fees ₹", "of it tax ₹", "Received ₹"];

/** Settlements with their sums, the newest first; what was received stands on the bank's statement. */
export function SettlementTable({ page }: { page: SettlementsPageData }) {
	return (
		<ScrollRegion aria-label="Settlements" className={tables.wide}>
			<table className={tables.table}>
				<thead className={tables.head}>
					<tr>
						<th scope="col">Settlement</th>
						<th scope="col">On</th>
						<th scope="col">Bank’s number</th>
						{heads.map((words) => (
							<th key={words} scope="col" data-number="">
								{words}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{page.rows.map((row) => (
						<tr key={row.settlementId}>
							<th scope="row">{row.settlementId}</th>
							<td>{shortDay(row.settledOn, page.today)}</td>
							<td>{row.utr ?? "–"}</td>
							<td data-number="">{thousands(row.payments)}</td>
							{[row.paid, -row.refunded, row.other, -row.fees, -row.taxes, row.net].map((sum, index) => (
								<td key={heads[index + 1]} data-number="">
									{written(sum)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollRegion>
	);
}

const written = (paise: number) => (paise === 0 ? "–" : paise < 0 ? `−${plainRupees(-paise)}` : plainRupees(paise));
