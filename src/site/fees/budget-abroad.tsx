import { formatLong } from "#src/calendar/format.ts";
import { aboutDollars, rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PageLink } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./budget-abroad.module.css";
import { firstYear, firstYearLines, type Line, sumOf } from "./totals.ts";

/**
 * Amount that an applicant from abroad needs for the first year, in rupees and roughly in dollars; nothing where the
 * school names no rate, or no fees of its first programme.
 */
export function BudgetAbroad({ fees }: { fees: SchoolFees }) {
	const messages = useMessages(feesMessages);
	const { rate, items, notes } = fees.abroad;
	const [programme] = useSchool().outlines.programmes;
	if (!programme || !firstYear(fees, programme.key) || rate.rupees === 0) return null;
	const school = firstYearLines(messages, fees, programme.key);
	const beside = items.map(({ what, about }) => ({ what, amount: about }));
	return (
		<section aria-labelledby="abroad" className="pad-8 rule-above">
			<PageGrid className="rows-6">
				<div className={`wide-1-5 stack-3 content-start ${styles.text}`}>
					<h2 className="below-2" id="abroad">
						{messages.budgetTitle}
					</h2>
					<p>
						{messages.budgetLead({
							programme: programme.degree,
							living: fees.hostel.rooms.length > 0 ? "hostel" : "none",
							rupees: rupees(rate.rupees),
							on: formatLong(rate.on),
						})}
					</p>
					{notes.map((note) => (
						<p key={note}>{note}</p>
					))}
					<PageLink to={paths.internationalStudents}>{messages.internationalLink}</PageLink>
				</div>
				<table className={`wide-7-end ${styles.table}`}>
					<caption>{messages.budgetCaption}</caption>
					<thead>
						<tr>
							<th scope="col">{messages.item}</th>
							<th scope="col">₹</th>
							<th scope="col">{messages.dollars}</th>
						</tr>
					</thead>
					<tbody>
						<Rows lines={school} rate={rate.rupees} />
						<Rows lines={beside} rate={rate.rupees} estimated />
					</tbody>
					<tfoot>
						<Rows lines={[{ what: messages.firstYear, amount: sumOf([...school, ...beside]) }]} rate={rate.rupees} />
					</tfoot>
				</table>
			</PageGrid>
		</section>
	);
}

function Rows({ lines, rate, estimated }: { lines: readonly Line[]; rate: number; estimated?: boolean }) {
	const messages = useMessages(feesMessages);
	return lines.map(({ what, amount }) => (
		<tr key={what}>
			<th scope="row">
				{what}
				{estimated && <span>{messages.estimate}</span>}
			</th>
			<td>{rupees(amount)}</td>
			<td>{aboutDollars(amount, rate)}</td>
		</tr>
	));
}
