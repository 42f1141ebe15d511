import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { FilterBar, FilterChoice, FilterForm } from "#src/office/lists/filter-bar.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import controls from "#src/office/parts/controls.module.css";
import { formTitle } from "#src/office/requests/document-choices.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindTitle } from "#src/payment/fee/fee.ts";
import {
	asksForPayments,
	type FeeQuery,
	feeGroups,
	feeParameters,
	feesPerPage,
} from "#src/payment/ledger/fee-query.ts";
import { BadAddress } from "./bad-address.tsx";
import { FeeTable } from "./fee-table.tsx";
import styles from "./money.module.css";
import { MoneyTabs } from "./money-tabs.tsx";
import { feeKindChoices, feeStateWords, methodChoices, methodWords } from "./money-words.ts";
import { readFees } from "./read-money.server.ts";
import { TotalsTable } from "./totals-table.tsx";

export const loader = (args: LoaderFunctionArgs) => readFees(args);

const keys = [
	{ keys: "J K", words: "row" },
	{ keys: "Enter", words: "open" },
	{ keys: "/", words: "words" },
];

const addressOf = (query: FeeQuery, changed: Partial<FeeQuery> = {}) =>
	officePaths.fees(new URLSearchParams(feeParameters({ ...query, page: 1, ...changed })).toString());

/** Fees by kind, state, programme, day and method, with totals that are the sums of what the rows say. */
export default function FeesPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <BadAddress title="Fees" errors={page.errors} back={officePaths.fees()} />;
	const { query, rows, count, totals, today } = page;
	return (
		<Screen
			title="Money"
			sub="fees"
			actions={
				count > 0 && (
					<ExportLink list="fees" query={String(new URLSearchParams(feeParameters({ ...query, page: 1 })))} />
				)
			}
			keys={keys}
			place={
				<PageLinks
					page={query.page}
					size={feesPerPage}
					count={count}
					address={(to) => addressOf(query, { page: to })}
				/>
			}
		>
			<div className={list.page}>
				<MoneyTabs here="fees" counts={{ fees: count }} />
				<Filter query={query} />
				<div className={styles.page}>
					{rows.length === 0 ? (
						<p className={styles.line}>No fee fits all of this.</p>
					) : (
						<FeeTable rows={rows} today={today} />
					)}
					{rows.length > 0 && asksForPayments(query) && (
						<p className={styles.line}>Taken and refunded count the payments asked for alone.</p>
					)}
					<section>
						<h2>
							These fees
							<span className={styles.by}>
								by
								{feeGroups.map((by) => (
									<a key={by} href={addressOf(query, { by })} aria-current={by === query.by ? "true" : undefined}>
										{by}
									</a>
								))}
							</span>
						</h2>
						<TotalsTable by={query.by} rows={totals} />
					</section>
				</div>
			</div>
		</Screen>
	);
}

const stateWords = { unpaid: "Unpaid", ...feeStateWords };

function Filter({ query }: { query: FeeQuery }) {
	const rest = feeParameters({ ...query, page: 1 });
	const chip = (name: keyof FeeQuery, words: string | undefined) =>
		words === undefined ? [] : [{ name, words, without: addressOf(query, { [name]: undefined }) }];
	return (
		<FilterBar
			of="fees"
			address={officePaths.fees()}
			words={query.words}
			hint="name, reference, receipt or payment"
			rest={rest.filter(([name]) => name !== "q")}
			chips={[
				...chip("kind", query.kind && feeKindTitle(query.kind)),
				...chip("state", query.state && stateWords[query.state]),
				...chip("type", query.type && formTitle(query.type)),
				...chip("method", query.method && methodWords(query.method)),
				...chip("from", query.from && formatLong(query.from)),
				...chip("to", query.to && formatLong(query.to)),
			]}
		>
			<FilterForm
				address={officePaths.fees()}
				rest={rest.filter(([name]) => name === "q" || name === "by")}
				submit="Show these fees"
			>
				<FilterChoice name="kind" label="Kind" value={query.kind ?? ""} options={feeKindChoices} />
				<FilterChoice name="state" label="State" value={query.state ?? ""} options={Object.entries(stateWords)} />
				<FilterChoice
					name="type"
					label="Programme"
					value={query.type ?? ""}
					options={Object.keys(applicationForms).map((type) => [type, formTitle(type)] as const)}
				/>
				<FilterChoice name="method" label="Method" value={query.method ?? ""} options={methodChoices} />
				<label>
					<span>Paid from</span>
					<input className={controls.field} type="date" name="from" defaultValue={query.from ?? ""} />
				</label>
				<label>
					<span>Paid until</span>
					<input className={controls.field} type="date" name="to" defaultValue={query.to ?? ""} />
				</label>
			</FilterForm>
		</FilterBar>
	);
}
