import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import table from "#src/office/lists/list-table.module.css";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { type FeeGroup, type FeeTotals, sumTotals } from "#src/payment/ledger/fee-query.ts";
import { feeFilterLabels, feeGroupTitles, feeKindTitles, methodLabel } from "./money-labels.ts";
import { plainRupees } from "./plain-rupees.ts";
import styles from "./sum-tables.module.css";

type Props = { by: FeeGroup; rows: readonly FeeTotals[] };

/** Totals by one thing; the last row is the sum of those above it. */
export function TotalsTable({ by, rows }: Props) {
	return (
		<ScrollRegion aria-label="Totals" className={styles.wide}>
			<table className={`${table.cells} ${styles.table} ${styles.totals}`}>
				<thead>
					<tr>
						<th scope="col">{feeGroupTitles[by]}</th>
						{["Collected", "₹", "Waived", "₹", "Refunded", "₹", "Unpaid", "Net ₹"].map((label, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed, and some have the same name.
							<th key={index} scope="col" data-number="">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.group} name={nameOf(by, row.group)} row={row} />
					))}
				</tbody>
				<tfoot className={styles.foot}>
					<Row name="All" row={sumTotals(rows)} />
				</tfoot>
			</table>
		</ScrollRegion>
	);
}

function Row({ name, row }: { name: string; row: Omit<FeeTotals, "group"> }) {
	const { taken, takenAmount, waived, waivedAmount, refunded, refundedAmount, unpaid } = row;
	return (
		<tr>
			<th scope="row">{name}</th>
			<td data-number="">{orDash(taken, thousands)}</td>
			<td data-number="">{orDash(takenAmount, plainRupees)}</td>
			<td data-number="">{orDash(waived, thousands)}</td>
			<td data-number="">{orDash(waivedAmount, plainRupees)}</td>
			<td data-number="">{orDash(refunded, thousands)}</td>
			<td data-number="">{refundedAmount === 0 ? "–" : `−${plainRupees(refundedAmount)}`}</td>
			<td data-number="">{orDash(unpaid, thousands)}</td>
			<td data-number="">{plainRupees(takenAmount - refundedAmount)}</td>
		</tr>
	);
}

const orDash = (value: number, written: (value: number) => string) => (value === 0 ? "–" : written(value));

function nameOf(by: FeeGroup, group: string | null): string {
	if (by === "programme") return group === null ? "–" : programmeOf(group);
	if (by === "kind") return feeKindTitles[group as FeeKind] ?? "–";
	if (by === "state") return feeFilterLabels[group as keyof typeof feeFilterLabels] ?? "–";
	if (by === "method") return group === null ? "Unpaid" : group === "" ? "Unknown" : methodLabel(group);
	return group === null ? "Unpaid" : formatLong(group);
}
