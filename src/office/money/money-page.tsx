import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import table from "#src/office/lists/list-table.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { MoneyTabs } from "./frame/money-tabs.tsx";
import { mismatches } from "./mismatch-list.server.ts";
import { mismatchList } from "./mismatch-list.ts";
import { MismatchTable } from "./mismatch-table.tsx";
import styles from "./money.module.css";
import { moneyActs } from "./money-acts.server.ts";
import { MoneyAnswerLine } from "./money-answer.tsx";
import { RefundTable } from "./refunds/refund-table.tsx";
import { TotalsTable } from "./totals-table.tsx";

export const loader = (args: LoaderFunctionArgs) => mismatches.load(args);

export const action = handleActs(moneyActs);

/** The money desk: what does not agree comes first. */
export default function MoneyPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={mismatchList} errors={page.errors} />;
	const { count, sum, waiting, totals } = page;
	return (
		<ListScreen
			list={mismatchList}
			view={page}
			title="Money"
			subtitle={count === 0 ? "no mismatches" : count === 1 ? "1 mismatch" : `${thousands(count)} mismatches`}
			actions={page.on && <SettingsForm act="compare" submit="Compare now" />}
			footer={count <= mismatchList.perPage ? null : undefined}
		>
			<MoneyTabs here="agreement" />
			<div className={`${table.scroll} ${styles.page}`}>
				<MoneyAnswerLine />
				{!page.on && <p className={styles.line}>Payments are turned off, so we can’t check with Razorpay.</p>}
				<section>
					<h2>
						Mismatches{" "}
						<span>{count === 0 ? "none" : `${thousands(count)}, ${inFigures(sum)}, most serious first`}</span>
					</h2>
					{count === 0 ? (
						<p className={styles.line}>Every payment matches its fee, here and at Razorpay.</p>
					) : (
						<MismatchTable page={page} />
					)}
				</section>
				{waiting.count > 0 && (
					<section>
						<h2>
							Refunds to confirm
							<span>{`${thousands(waiting.count)}, ${inFigures(waiting.sum)}`}</span>
						</h2>
						<RefundTable rows={waiting.rows} page={page} />
						{waiting.count > waiting.rows.length && (
							<p className={styles.line}>
								<a href={officePaths.refunds("state=asked")}>See all refunds to confirm</a>
							</p>
						)}
					</section>
				)}
				<section>
					<h2>
						All fees<span>by programme</span>
					</h2>
					<TotalsTable by="programme" rows={totals} />
				</section>
			</div>
		</ListScreen>
	);
}
