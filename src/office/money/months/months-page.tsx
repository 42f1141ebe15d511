import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { formatLong, formatMonth } from "#src/calendar/format.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import money from "#src/office/money/money.module.css";
import { MoneyAnswerLine } from "#src/office/money/money-answer.tsx";
import { MoneyTabs } from "#src/office/money/money-tabs.tsx";
import { plainRupees } from "#src/office/money/plain-rupees.ts";
import tables from "#src/office/money/sum-tables.module.css";
import controls from "#src/office/parts/controls.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { StatementTotals } from "#src/payment/statements/statement.ts";
import { monthSums } from "./month-sums.ts";
import { readMonths } from "./read-months.server.ts";
import { takeMonthAct } from "./take-month-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readMonths(args);

export const action = (args: ActionFunctionArgs) => takeMonthAct(args);

/** What each month came to; a closed one has a signed statement. */
export default function MonthsPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<Screen title="Money" sub="months" actions={page.closed.length > 0 && <ExportLink list="months" />}>
			<div className={list.page}>
				<MoneyTabs here="months" />
				<div className={money.page}>
					<MoneyAnswerLine answer={answer} />
					<OpenMonth page={page} />
					<section>
						<h2>
							Closed<span>signed, and never changed; in rupees</span>
						</h2>
						{page.closed.length === 0 ? (
							<p className={money.line}>No month is closed yet.</p>
						) : (
							<MonthTable
								rows={page.closed.map(({ month, totals, closedByName }) => ({
									month,
									totals,
									files: `Closed by ${closedByName}`,
								}))}
							/>
						)}
					</section>
				</div>
			</div>
		</Screen>
	);
}

function OpenMonth({ page: { open, mayClose, proved } }: { page: Awaited<ReturnType<typeof readMonths>> }) {
	if (!open) return <p className={money.line}>Nothing was paid yet: there is no month to close.</p>;
	return (
		<section>
			<h2>
				{`To be closed next: ${formatMonth(open.month)}`}
				<span>{open.closable ? "as it stands now" : `may be closed from ${formatLong(open.closableFrom)}`}</span>
			</h2>
			<MonthTable rows={[{ month: open.month, totals: open.totals }]} />
			{open.closable && mayClose && (
				<form method="post" className={money.line}>
					<input type="hidden" name="month" value={open.month} />
					<button className={controls.button} data-act="" type="submit" name="act" value="close">
						{proved ? `Close ${formatMonth(open.month)}` : "Prove that it is you, then close it"}
					</button>
					<p className={controls.note}>
						The statement is signed and never changes. What becomes known later is in a later month.
					</p>
				</form>
			)}
		</section>
	);
}

type Row = { month: string; totals: StatementTotals; files?: string };

function MonthTable({ rows }: { rows: readonly Row[] }) {
	return (
		<ScrollRegion aria-label="Months" className={tables.wide}>
			<table className={tables.table}>
				<thead className={tables.head}>
					<tr>
						<th scope="col">Month</th>
						{monthSums.map(({ key, head }) => (
							<th key={key} scope="col" data-number="">
								{head}
							</th>
						))}
						<th scope="col">Statement</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ month, totals, files }) => (
						<tr key={month}>
							<th scope="row">{formatMonth(month)}</th>
							{monthSums.map(({ key, of }) => (
								<td key={key} data-number="">
									{written(of(totals))}
								</td>
							))}
							<td>
								{files && (
									<>
										<a href={officePaths.statement(month, "pdf")}>PDF</a>{" "}
										<a href={officePaths.statement(month, "csv")}>CSV</a> <span className={controls.soft}>{files}</span>
									</>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</ScrollRegion>
	);
}

const written = (paise: number) => (paise === 0 ? "–" : paise < 0 ? `−${plainRupees(-paise)}` : plainRupees(paise));
