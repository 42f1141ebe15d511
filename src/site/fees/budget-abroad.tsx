import { formatLong } from "#src/calendar/format.ts";
import { aboutDollars, rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { Fees } from "#src/school/fees.ts";
import { feesWords } from "#src/school/words/sets/admission-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./budget-abroad.module.css";
import { firstYearLines, type Line, sumOf } from "./totals.ts";

/** What an applicant from abroad needs for the first year of the B.Arch, in rupees and roughly in dollars. */
export function BudgetAbroad({ fees }: { fees: Fees }) {
	const words = useWords(feesWords);
	const { rate, items, notes } = fees.abroad;
	const school = firstYearLines(words, fees, "barch");
	const beside = items.map(({ what, about }) => ({ what, amount: about }));
	return (
		<section aria-labelledby="abroad" className="pad-8 rule-above">
			<PageGrid className="rows-6">
				<div className={`wide-1-5 stack-3 content-start ${styles.words}`}>
					<h2 className="below-2" id="abroad">
						{words.budgetTitle}
					</h2>
					<p>{words.budgetLead({ rupees: rupees(rate.rupees), on: formatLong(rate.on) })}</p>
					{notes.map((note) => (
						<p key={note}>{note}</p>
					))}
					<p>
						<a href={paths.internationalStudents}>{words.internationalLink}</a>
					</p>
				</div>
				<table className={`wide-7-end ${styles.table}`}>
					<caption>{words.budgetCaption}</caption>
					<thead>
						<tr>
							<th scope="col">{words.item}</th>
							<th scope="col">₹</th>
							<th scope="col">{words.dollars}</th>
						</tr>
					</thead>
					<tbody>
						<Rows lines={school} rate={rate.rupees} />
						<Rows lines={beside} rate={rate.rupees} estimated />
					</tbody>
					<tfoot>
						<Rows lines={[{ what: words.firstYear, amount: sumOf([...school, ...beside]) }]} rate={rate.rupees} />
					</tfoot>
				</table>
			</PageGrid>
		</section>
	);
}

function Rows({ lines, rate, estimated }: { lines: readonly Line[]; rate: number; estimated?: boolean }) {
	const words = useWords(feesWords);
	return lines.map(({ what, amount }) => (
		<tr key={what}>
			<th scope="row">
				{what}
				{estimated && <span>{words.estimate}</span>}
			</th>
			<td>{rupees(amount)}</td>
			<td>{aboutDollars(amount, rate)}</td>
		</tr>
	));
}
