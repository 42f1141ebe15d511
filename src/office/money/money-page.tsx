import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { MismatchTable } from "./mismatch-table.tsx";
import styles from "./money.module.css";
import { MoneyAnswerLine } from "./money-answer.tsx";
import { MoneyTabs } from "./money-tabs.tsx";
import { readMoney } from "./read-money.server.ts";
import { RefundTable } from "./refund-table.tsx";
import { takeMoneyAct } from "./take-money-act.server.ts";
import { TotalsTable } from "./totals-table.tsx";

export const loader = (args: LoaderFunctionArgs) => readMoney(args);

export const action = (args: ActionFunctionArgs) => takeMoneyAct(args);

const mismatchesPerPage = 30;

/** The money desk: what does not agree comes first. */
export default function MoneyPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { mismatches, waiting, counts, totals } = page;
	return (
		<Screen
			title="Money"
			sub={mismatches.count === 0 ? "all agrees" : `${thousands(mismatches.count)} to look at`}
			actions={
				<>
					{mismatches.count > 0 && <ExportLink list="mismatches" />}
					{page.on && page.mayWrite && (
						<form method="post">
							<button className={controls.button} type="submit" name="act" value="compare">
								Compare now
							</button>
						</form>
					)}
				</>
			}
			place={
				mismatches.count > mismatchesPerPage ? (
					<PageLinks
						page={page.page}
						size={mismatchesPerPage}
						count={mismatches.count}
						address={(to) => officePaths.money(to === 1 ? "" : `page=${to}`)}
					/>
				) : undefined
			}
		>
			<div className={list.page}>
				<MoneyTabs here="agreement" counts={{ agreement: mismatches.count, refunds: counts.asked }} />
				<div className={styles.page}>
					<MoneyAnswerLine answer={answer} />
					{!page.on && <p className={styles.line}>Payments are switched off: the provider cannot be asked.</p>}
					<section>
						<h2>
							Does not agree
							<span>
								{mismatches.count === 0
									? "nothing"
									: `${thousands(mismatches.count)}, ${inFigures(mismatches.sum)}, worst first`}
							</span>
						</h2>
						{mismatches.count === 0 ? (
							<p className={styles.line}>Every payment agrees with its fee, here and at the provider.</p>
						) : (
							<MismatchTable page={page} />
						)}
					</section>
					{waiting.count > 0 && (
						<section>
							<h2>
								Refunds that wait for a second person
								<span>{`${thousands(waiting.count)}, ${inFigures(waiting.sum)}`}</span>
							</h2>
							<RefundTable rows={waiting.rows} page={page} />
							{waiting.count > waiting.rows.length && (
								<p className={styles.line}>
									<a href={officePaths.refunds("state=asked")}>See all of them</a>
								</p>
							)}
						</section>
					)}
					<section>
						<h2>
							All fees<span>each total is the sum of its rows</span>
						</h2>
						<TotalsTable by="programme" rows={totals} />
					</section>
				</div>
			</div>
		</Screen>
	);
}
