import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListPages } from "#src/office/kit/lists/list-pages.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { loadLists } from "#src/office/kit/lists/load-lists.server.ts";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import table from "#src/office/lists/list-table.module.css";
import { MoneyTabs } from "#src/office/money/frame/money-tabs.tsx";
import money from "#src/office/money/money.module.css";
import { MoneyAnswerLine } from "#src/office/money/money-answer.tsx";
import tables from "#src/office/money/sum-tables.module.css";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { formatDifference } from "./difference-labels.ts";
import { DifferenceTable, ExplainedTable } from "./difference-table.tsx";
import { settlementActs } from "./settlement-acts.server.ts";
import { differences, explained, settlements } from "./settlement-lists.server.ts";
import { differenceList, explainedList, settlementList } from "./settlement-lists.ts";
import styles from "./settlements.module.css";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	loadLists({ request, context }, { differences, settlements, explained }, (member) => ({
		acts: permissionsOn(settlementActs, null, member),
		on: context.get(officeServices).payments.gateway !== null,
	}));

export const action = handleActs(settlementActs);

/** Shows what the provider has paid out, and whether it matches what was paid here. */
export default function SettlementsPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={settlementList} errors={page.errors} />;
	const { differences, settlements, explained } = page;
	return (
		<Screen
			title="Money"
			subtitle="settlements"
			actions={
				<>
					{differences.count > 0 && <ExportLink list="settlement-differences" label="Export differences" />}
					{settlements.count > 0 && <ExportLink list="settlements" />}
				</>
			}
			footer={settlements.count > settlementList.perPage && <ListPages list={settlementList} view={settlements} />}
		>
			<div className={list.page}>
				<MoneyTabs here="settlements" />
				<div className={`${table.scroll} ${money.page}`}>
					<MoneyAnswerLine />
					<p className={styles.total}>
						{formatDifference(differences.sum)}
						<span>{describeTotal(differences)}</span>
					</p>
					<section id="differences">
						<h2>
							Differences{" "}
							<span>{differences.count === 0 ? "none" : `${thousands(differences.count)}, most serious first`}</span>
						</h2>
						{differences.count === 0 ? (
							<p className={money.line}>Settlements, payments and refunds match exactly.</p>
						) : (
							<DifferenceTable view={differences} />
						)}
						{differences.count > differenceList.perPage && (
							<div className={money.line}>
								<ListPages list={differenceList} view={differences} of="differences" section="differences" />
							</div>
						)}
					</section>
					{page.acts.upload && <Ways on={page.on} today={settlements.today} />}
					<section>
						<h2>
							Settlements<span>{settlements.count === 0 ? "none yet" : thousands(settlements.count)}</span>
						</h2>
						{settlements.count === 0 ? (
							<p className={money.line}>They’re imported automatically. You can also import them above.</p>
						) : (
							<ScrollRegion aria-label="Settlements" className={tables.wide}>
								<ListTable
									list={settlementList}
									view={settlements}
									keyOf={({ settlementId }) => settlementId}
									draw={{ payments: ({ payments }) => thousands(payments) }}
									className={`${table.cells} ${tables.table}`}
								/>
							</ScrollRegion>
						)}
					</section>
					{explained.count > 0 && (
						<section id="explained">
							<h2>
								Explained<span>{`${thousands(explained.count)}, latest first`}</span>
							</h2>
							<ExplainedTable view={explained} />
							{explained.count > explainedList.perPage && (
								<div className={money.line}>
									<ListPages list={explainedList} view={explained} of="explanations" section="explained" />
								</div>
							)}
						</section>
					)}
				</div>
			</div>
		</Screen>
	);
}

function describeTotal({ sum, count }: { sum: number; count: number }): string {
	if (count === 0) return "Settlements match payments.";
	if (sum === 0) return "The differences cancel each other out.";
	return sum < 0
		? "Razorpay settled this much less than was paid here."
		: "Razorpay settled this much more than was paid here.";
}

/** Ways to add lines: from the provider, or from its report. */
function Ways({ on, today }: { on: boolean; today: string }) {
	const thisMonth = today.slice(0, 7);
	const month = {
		label: "Month",
		name: "month",
		type: "month",
		defaultValue: thisMonth,
		max: thisMonth,
		required: true,
	};
	return (
		<section>
			<h2>
				Import settlements<span>adds only what’s new</span>
			</h2>
			<div className={`${layout.row} ${styles.ways}`}>
				{on && <SettingsForm act="fetch" inputs={[month]} submit="Import from Razorpay" className={styles.form} />}
				<ActForm act="upload" quiet encType="multipart/form-data" className={styles.form}>
					<label className={controls.label} htmlFor="report">
						Combined settlement report, CSV
					</label>
					<input id="report" className={controls.field} type="file" name="report" accept=".csv,text/csv" required />
					<button className={controls.button} type="submit">
						Import the report
					</button>
				</ActForm>
			</div>
		</section>
	);
}
