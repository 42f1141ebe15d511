import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import table from "#src/office/lists/list-table.module.css";
import { MoneyTabs } from "#src/office/money/frame/money-tabs.tsx";
import styles from "#src/office/money/money.module.css";
import { refundPageActs } from "#src/office/money/money-acts.server.ts";
import { MoneyAnswerLine } from "#src/office/money/money-answer.tsx";
import { refundFilterLabels } from "#src/office/money/money-labels.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { refundFilters } from "#src/payment/refunds/refund-query.ts";
import { refunds } from "./refund-list.server.ts";
import { refundList } from "./refund-list.ts";
import { RefundTable } from "./refund-table.tsx";

export const loader = (args: LoaderFunctionArgs) => refunds.load(args);

export const action = handleActs(refundPageActs);

/** Every refund, and its outcome. */
export default function RefundsPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={refundList} errors={page.errors} />;
	const { query, rows, count, sum, counts } = page;
	return (
		<ListScreen list={refundList} view={page} title="Money" subtitle="refunds">
			<MoneyTabs here="refunds" />
			<div className={`${table.scroll} ${styles.page}`}>
				<MoneyAnswerLine />
				<nav className={styles.filters} aria-label="Refunds by status">
					{refundFilters
						.toReversed()
						.filter((state) => state === "all" || counts[state] > 0 || state === query.state)
						.map((state) => (
							<a
								key={state}
								href={refundList.addressOf(query, { state })}
								aria-current={state === query.state ? "page" : undefined}
							>
								{`${refundFilterLabels[state]} ${thousands(counts[state])}`}
							</a>
						))}
				</nav>
				<section>
					<h2>
						{refundFilterLabels[query.state]}
						<span>{`${thousands(count)}, ${inFigures(sum)}`}</span>
					</h2>
					{rows.length === 0 ? (
						<p className={styles.line}>No refunds here. Start a refund on the page of its fee.</p>
					) : (
						<RefundTable rows={rows} page={page} />
					)}
				</section>
			</div>
		</ListScreen>
	);
}
