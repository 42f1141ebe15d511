import { usePermitted } from "#src/office/kit/acts/act-form.tsx";
import table from "#src/office/lists/list-table.module.css";
import { feeOf } from "#src/office/money/money-labels.ts";
import reason from "#src/office/money/reason-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { FoldedForm, SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { FoundDifference } from "#src/payment/settlements/find-differences.server.ts";
import type { ListedExplanation } from "#src/payment/settlements/list-settlements.server.ts";
import { differenceTitles, formatDifference, reasonOf } from "./difference-labels.ts";
import styles from "./settlements.module.css";

type View<Row> = { view: { rows: readonly Row[]; today: string } };

/** Table of differences, each reason at the first row that has it; a line of the provider may be explained. */
export function DifferenceTable({ view: { rows, today } }: View<FoundDifference>) {
	const mayExplain = usePermitted()("explain");
	const rowByReason = new Map(rows.toReversed().map((row) => [reasonOf(row), row]));
	return (
		<table className={`${table.rows} ${reason.why}`} data-rows="">
			<tbody>
				{rows.map((row) => (
					<tr key={`${row.kind} ${row.entityId} ${row.lineId}`}>
						<th scope="row">
							<p>
								{row.feeId === null ? (
									differenceTitles[row.kind]
								) : (
									<a href={officePaths.fee(row.feeId)}>{differenceTitles[row.kind]}</a>
								)}
							</p>
							{rowByReason.get(reasonOf(row)) === row && <p className={controls.note}>{reasonOf(row)}</p>}
						</th>
						<td data-column="whom">
							<p>{row.feeId === null ? "No matching fee" : row.name || "Erased"}</p>
							<p className={controls.note}>
								{row.reference === null ? row.entityId : feeOf(row.reference, row.feeKind)}
							</p>
						</td>
						<td data-column="day">{shortDay(row.day, today)}</td>
						<td data-column="sum">{formatDifference(row.difference)}</td>
						<td data-column="do">{row.lineId !== null && mayExplain && <Explain row={row} id={row.lineId} />}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Explain({ row, id }: { row: FoundDifference; id: number }) {
	const label = `Reason ${row.entityId} is correct`;
	return (
		<FoldedForm
			act="explain"
			fields={{ line: id }}
			quiet={false}
			inputs={[{ label, name: "explanation", required: true, maxLength: 500 }]}
			summary="Explain"
			submit="Mark as correct"
			className={styles.form}
		/>
	);
}

/** Table of what members have explained, with an undo. */
export function ExplainedTable({ view: { rows, today } }: View<ListedExplanation>) {
	return (
		<table className={`${table.rows} ${reason.why}`} data-rows="">
			<tbody>
				{rows.map(({ id, entityId, settlementId, explanation, by, day, kind, amount, net }) => (
					<tr key={id}>
						<th scope="row">
							<p>{`“${explanation}”`}</p>
							<p className={controls.note}>{`${by}, about ${entityId}`}</p>
						</th>
						<td data-column="whom">
							<p className={controls.note}>{settlementId}</p>
						</td>
						<td data-column="day">{shortDay(day, today)}</td>
						<td data-column="sum">
							{formatDifference(kind === "payment" ? amount : kind === "refund" ? -amount : net)}
						</td>
						<td data-column="do">
							<SettingsForm act="unexplain" fields={{ line: id }} submit="Undo" look="quiet" />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
