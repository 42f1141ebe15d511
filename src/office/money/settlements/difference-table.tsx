import { givenTo } from "#src/office/given.ts";
import { feeOf } from "#src/office/money/money-words.ts";
import reason from "#src/office/money/reason-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { RefusedLine } from "#src/office/refused-line.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { FoundDifference } from "#src/payment/settlements/find-differences.server.ts";
import { differenceTitles, reasonOf, signed } from "./difference-words.ts";
import type { SettlementsPageData } from "./read-settlements.server.ts";
import styles from "./settlements.module.css";
import type { SettlementAnswer } from "./take-settlement-act.server.ts";

type DifferenceTableProps = { page: SettlementsPageData; answer: SettlementAnswer | undefined };

/** What does not agree, each with the reason in words; a line of the provider may be explained. */
export function DifferenceTable({ page, answer }: DifferenceTableProps) {
	return (
		<table className={reason.why} data-rows="">
			<tbody>
				{page.differences.rows.map((row) => (
					<tr key={`${row.kind} ${row.entityId} ${row.lineId}`}>
						<th scope="row">
							<p>
								{row.feeId === null ? (
									differenceTitles[row.kind]
								) : (
									<a href={officePaths.fee(row.feeId)}>{differenceTitles[row.kind]}</a>
								)}
							</p>
							<p className={controls.note}>{reasonOf(row)}</p>
						</th>
						<td data-column="whom">
							<p>{row.feeId === null ? "No fee of ours" : row.name || "Erased"}</p>
							<p className={controls.note}>
								{row.reference === null ? row.entityId : feeOf(row.reference, row.feeKind)}
							</p>
						</td>
						<td data-column="day">{shortDay(row.day, page.today)}</td>
						<td data-column="sum">{signed(row.difference)}</td>
						<td data-column="do">
							{row.lineId !== null && page.mayWrite && (
								<Explain
									row={row}
									id={row.lineId}
									refusal={givenTo(answer, { act: "explain", line: row.lineId }) && answer}
								/>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type ExplainProps = { row: FoundDifference; id: number; refusal: SettlementAnswer | undefined };

function Explain({ row, id, refusal }: ExplainProps) {
	return (
		<details open={refusal !== undefined}>
			<summary className={controls.button}>Explain it</summary>
			{refusal && <RefusedLine message={refusal.messages.join(" ")} />}
			<form method="post" className={styles.form}>
				<input type="hidden" name="line" value={id} />
				<label className={controls.label} htmlFor={`explanation-${id}`}>
					{`Why ${row.entityId} is right`}
				</label>
				<input
					className={controls.field}
					id={`explanation-${id}`}
					name="explanation"
					required
					maxLength={500}
					defaultValue={refusal?.given?.explanation}
				/>
				<button className={controls.button} type="submit" name="act" value="explain">
					It is right
				</button>
			</form>
		</details>
	);
}

/** What members have explained, with the way back. */
export function ExplainedTable({ page }: { page: SettlementsPageData }) {
	return (
		<table className={reason.why} data-rows="">
			<tbody>
				{page.explained.rows.map(({ id, entityId, settlementId, explanation, by, day, kind, amount, net }) => (
					<tr key={id}>
						<th scope="row">
							<p>{`“${explanation}”`}</p>
							<p className={controls.note}>{`${by}, about ${entityId}`}</p>
						</th>
						<td data-column="whom">
							<p className={controls.note}>{settlementId}</p>
						</td>
						<td data-column="day">{shortDay(day, page.today)}</td>
						<td data-column="sum">{signed(kind === "payment" ? amount : kind === "refund" ? -amount : net)}</td>
						<td data-column="do">
							{page.mayWrite && (
								<form method="post">
									<input type="hidden" name="line" value={id} />
									<button className={controls.button} data-quiet="" type="submit" name="act" value="unexplain">
										Take it back
									</button>
								</form>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
