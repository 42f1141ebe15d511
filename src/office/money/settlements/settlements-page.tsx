import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { givenTo } from "#src/office/given.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import money from "#src/office/money/money.module.css";
import { MoneyTabs } from "#src/office/money/money-tabs.tsx";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { DifferenceTable, ExplainedTable } from "./difference-table.tsx";
import { signed } from "./difference-words.ts";
import { readSettlements, type SettlementPages, type SettlementsPageData } from "./read-settlements.server.ts";
import { SettlementTable } from "./settlement-table.tsx";
import styles from "./settlements.module.css";
import { takeSettlementAct } from "./take-settlement-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readSettlements(args);

export const action = (args: ActionFunctionArgs) => takeSettlementAct(args);

/** What the provider has paid out, and whether it is what was paid here. */
export default function SettlementsPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { differences } = page;
	return (
		<Screen
			title="Money"
			sub="settlements"
			actions={
				<>
					{differences.count > 0 && <ExportLink list="settlement-differences" words="Export what does not agree" />}
					{page.count > 0 && <ExportLink list="settlements" />}
				</>
			}
			place={
				page.count > page.sizes.page ? (
					<PageLinks
						page={page.pages.page}
						size={page.sizes.page}
						count={page.count}
						address={(to) => addressOf(page, { page: to })}
					/>
				) : undefined
			}
		>
			<div className={list.page}>
				<MoneyTabs here="settlements" counts={{ settlements: differences.count }} />
				<div className={money.page}>
					{answer && (
						<div className={money.answer} data-ok={answer.ok ? "" : undefined} role={answer.ok ? "status" : "alert"}>
							{answer.messages.map((message) => (
								<p key={message}>{message}</p>
							))}
						</div>
					)}
					<p className={styles.total}>
						{signed(differences.sum)}
						<span>{totalWords(page)}</span>
					</p>
					<section id="differences">
						<h2>
							Does not agree
							<span>{differences.count === 0 ? "nothing" : `${thousands(differences.count)}, worst first`}</span>
						</h2>
						{differences.count === 0 ? (
							<p className={money.line}>Settlements, payments and refunds agree to the paisa.</p>
						) : (
							<DifferenceTable page={page} answer={answer} />
						)}
						<Pages page={page} list="differences" of="what does not agree" />
					</section>
					{page.mayWrite && <Ways page={page} month={givenTo(answer, { act: "fetch" })?.month} />}
					<section>
						<h2>
							Settlements<span>{page.count === 0 ? "none yet" : thousands(page.count)}</span>
						</h2>
						{page.count === 0 ? (
							<p className={money.line}>They come by themselves, or by the two ways above.</p>
						) : (
							<SettlementTable page={page} />
						)}
					</section>
					{page.explained.count > 0 && (
						<section id="explained">
							<h2>
								Explained<span>{`${thousands(page.explained.count)}, the latest first`}</span>
							</h2>
							<ExplainedTable page={page} />
							<Pages page={page} list="explained" of="explanations" />
						</section>
					)}
				</div>
			</div>
		</Screen>
	);
}

/** The address of the page with another page of one of its lists. */
function addressOf({ pages }: SettlementsPageData, changed: Partial<SettlementPages>): string {
	const given = Object.entries({ ...pages, ...changed }).filter(([, number]) => number > 1);
	return officePaths.settlements(given.map(([name, number]) => `${name}=${number}`).join("&"));
}

function Pages({ page, list: name, of }: { page: SettlementsPageData; list: "differences" | "explained"; of: string }) {
	const [at, size, { count }] = [page.pages[name], page.sizes[name], page[name]];
	if (count <= size && at === 1) return null;
	return (
		<div className={money.line}>
			<PageLinks
				page={at}
				size={size}
				count={count}
				of={of}
				address={(to) => `${addressOf(page, { [name]: to })}#${name}`}
			/>
		</div>
	);
}

function totalWords({ differences: { sum, count } }: SettlementsPageData): string {
	if (count === 0) return "Nothing is missing, and nothing is too much.";
	if (sum === 0) return "What is missing and what is too much come to the same sum.";
	return sum < 0 ? "That much less was settled than was paid here." : "That much more was settled than was paid here.";
}

/** How lines come in: from the provider, or from its report. */
function Ways({ page, month }: { page: SettlementsPageData; month: string | undefined }) {
	return (
		<section>
			<h2>
				Bring in settlements<span>what is here already is left as it is</span>
			</h2>
			<div className={styles.ways}>
				{page.on && (
					<form method="post" className={styles.form}>
						<label className={controls.label} htmlFor="month">
							Month
						</label>
						<input
							className={controls.field}
							id="month"
							type="month"
							name="month"
							required
							pattern="20[0-9]{2}-[0-9]{2}"
							defaultValue={month ?? page.today.slice(0, 7)}
							max={page.today.slice(0, 7)}
						/>
						<button className={controls.button} type="submit" name="act" value="fetch">
							Fetch from Razorpay
						</button>
					</form>
				)}
				<form method="post" encType="multipart/form-data" className={styles.form}>
					<label className={controls.label} htmlFor="report">
						Combined settlement report, CSV
					</label>
					<input id="report" className={controls.field} type="file" name="report" accept=".csv,text/csv" required />
					<button className={controls.button} type="submit" name="act" value="upload">
						Read the report
					</button>
				</form>
			</div>
		</section>
	);
}
