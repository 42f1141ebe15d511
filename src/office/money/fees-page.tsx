import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import table from "#src/office/lists/list-table.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import { asksForPayments, feeGroups } from "#src/payment/ledger/fee-query.ts";
import { fees } from "./fee-list.server.ts";
import { feeList } from "./fee-list.ts";
import { MoneyTabs } from "./frame/money-tabs.tsx";
import styles from "./money.module.css";
import { feeGroupTitles } from "./money-labels.ts";
import tables from "./sum-tables.module.css";
import { TotalsTable } from "./totals-table.tsx";

export const loader = (args: LoaderFunctionArgs) => fees.load(args);

const keys = [
	{ keys: "J K", label: "row" },
	{ keys: "Enter", label: "open" },
	{ keys: "/", label: "search" },
];

/** Fees by kind, state, programme, day and method, with totals that are the sums of what the rows say. */
export default function FeesPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={feeList} errors={page.errors} />;
	const { query, rows, totals } = page;
	return (
		<ListScreen list={feeList} view={page} title="Money" subtitle="fees" keys={keys}>
			<MoneyTabs here="fees" />
			<ListFilter list={feeList} query={query} />
			<div className={`${table.scroll} ${styles.page}`}>
				{rows.length === 0 ? (
					<p className={styles.line}>No fees match these filters.</p>
				) : (
					<ScrollRegion aria-label="Fees" className={tables.wide}>
						<ListTable list={feeList} view={page} keyOf={({ id }) => id} className={`${table.cells} ${tables.table}`} />
					</ScrollRegion>
				)}
				{rows.length > 0 && asksForPayments(query) && (
					<p className={styles.line}>Collected and refunded amounts only include payments that match these filters.</p>
				)}
				<section>
					<h2>
						These fees
						<span className={styles.by}>
							by
							{feeGroups.map((by) => (
								<a key={by} href={feeList.addressOf(query, { by })} aria-current={by === query.by ? "true" : undefined}>
									{feeGroupTitles[by].toLowerCase()}
								</a>
							))}
						</span>
					</h2>
					<TotalsTable by={query.by} rows={totals} />
				</section>
			</div>
		</ListScreen>
	);
}
