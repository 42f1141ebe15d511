import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import {
	type RefundFilter,
	refundFilters,
	refundParameters,
	refundsPerPage,
} from "#src/payment/refunds/refund-query.ts";
import { BadAddress } from "./bad-address.tsx";
import styles from "./money.module.css";
import { MoneyAnswerLine } from "./money-answer.tsx";
import { MoneyTabs } from "./money-tabs.tsx";
import { refundFilterWords } from "./money-words.ts";
import { readRefunds } from "./read-money.server.ts";
import { RefundTable } from "./refund-table.tsx";
import { takeMoneyAct } from "./take-money-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readRefunds(args);

export const action = (args: ActionFunctionArgs) => takeMoneyAct(args);

const addressOf = (state: RefundFilter, page: number) => officePaths.refunds(refundParameters({ state, page }));

/** Every refund, and what became of it. */
export default function RefundsPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (!page.ok) return <BadAddress title="Refunds" errors={page.errors} back={officePaths.refunds()} />;
	const { query, rows, count, sum, counts } = page;
	return (
		<Screen
			title="Money"
			sub="refunds"
			actions={count > 0 && <ExportLink list="refunds" query={refundParameters({ ...query, page: 1 })} />}
			place={
				<PageLinks page={query.page} size={refundsPerPage} count={count} address={(to) => addressOf(query.state, to)} />
			}
		>
			<div className={list.page}>
				<MoneyTabs here="refunds" counts={{ refunds: counts.asked }} />
				<div className={styles.page}>
					<MoneyAnswerLine answer={answer} />
					<nav className={styles.filters} aria-label="Refunds by state">
						{refundFilters
							.toReversed()
							.filter((state) => state === "all" || counts[state] > 0 || state === query.state)
							.map((state) => (
								<a key={state} href={addressOf(state, 1)} aria-current={state === query.state ? "page" : undefined}>
									{`${refundFilterWords[state]} ${thousands(counts[state])}`}
								</a>
							))}
					</nav>
					<section>
						<h2>
							{refundFilterWords[query.state]}
							<span>{`${thousands(count)}, ${inFigures(sum)}`}</span>
						</h2>
						{rows.length === 0 ? (
							<p className={styles.line}>There is none. A refund begins on the page of its fee.</p>
						) : (
							<RefundTable rows={rows} page={page} />
						)}
					</section>
				</div>
			</div>
		</Screen>
	);
}
