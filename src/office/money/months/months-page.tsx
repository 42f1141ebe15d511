import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatLong, formatMonth } from "#src/calendar/format.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import type { ListQuery } from "#src/office/kit/lists/list-grammar.ts";
import { ListScreen, type ListView } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import table from "#src/office/lists/list-table.module.css";
import { MoneyTabs } from "#src/office/money/frame/money-tabs.tsx";
import money from "#src/office/money/money.module.css";
import { MoneyAnswerLine } from "#src/office/money/money-answer.tsx";
import tables from "#src/office/money/sum-tables.module.css";
import controls from "#src/office/parts/controls.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import * as officePaths from "#src/office-paths.ts";
import { monthActs } from "./month-acts.server.ts";
import { months } from "./month-list.server.ts";
import { type ListedMonth, monthList } from "./month-list.ts";

export const loader = (args: LoaderFunctionArgs) => months.load(args);

export const action = handleActs(monthActs);

/** The totals of each month; a closed one has a statement. */
export default function MonthsPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={monthList} errors={page.errors} />;
	return (
		<ListScreen list={monthList} view={page} title="Money" subtitle="months" footer={null}>
			<MoneyTabs here="months" />
			<div className={`${table.scroll} ${money.page}`}>
				<MoneyAnswerLine />
				<OpenMonth page={page} />
				<section>
					<h2>
						Closed<span>amounts in ₹</span>
					</h2>
					{page.rows.length === 0 ? (
						<p className={money.line}>No closed months yet.</p>
					) : (
						<MonthTable view={page} rows={page.rows} />
					)}
				</section>
			</div>
		</ListScreen>
	);
}

type OpenMonthProps = { page: Extract<Awaited<ReturnType<typeof months.load>>, { ok: true }> };

function OpenMonth({ page }: OpenMonthProps) {
	const { open, hasProof } = page;
	if (!open) return <p className={money.line}>There’s no month to close because nothing was paid yet.</p>;
	return (
		<section>
			<h2>
				{`Next to close: ${formatMonth(open.month)}`}
				<span>{open.closable ? "totals so far" : `can be closed from ${formatLong(open.closableFrom)}`}</span>
			</h2>
			<MonthTable view={page} rows={[{ month: open.month, totals: open.totals }]} />
			{open.closable && (
				<ActForm act="close" fields={{ month: open.month }} quiet className={money.line}>
					<button className={controls.button} data-act="" type="submit">
						{hasProof ? `Close ${formatMonth(open.month)}` : "Confirm it’s you, then close"}
					</button>
					<p className={controls.note}>
						You can’t reopen a closed month. Later changes appear in the next month’s statement. The audit log has the
						checksum of the statement’s CSV.
					</p>
				</ActForm>
			)}
		</section>
	);
}

type TableProps = { view: ListView<ListedMonth, ListQuery<object>>; rows: readonly ListedMonth[] };

function MonthTable({ view, rows }: TableProps) {
	return (
		<ScrollRegion aria-label="Months" className={tables.wide}>
			<ListTable
				list={monthList}
				view={{ ...view, rows }}
				keyOf={({ month }) => month}
				draw={{ month: ({ month }) => formatMonth(month), statement: (row) => <Statement {...row} /> }}
				className={`${table.cells} ${tables.table}`}
			/>
		</ScrollRegion>
	);
}

function Statement({ month, closedByName }: ListedMonth) {
	if (closedByName === undefined) return null;
	return (
		<>
			<a href={officePaths.statement(month, "pdf")}>PDF</a> <a href={officePaths.statement(month, "csv")}>CSV</a>{" "}
			<span className={controls.soft}>{`Closed by ${closedByName}`}</span>
		</>
	);
}
