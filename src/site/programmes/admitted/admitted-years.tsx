import { thousands } from "#src/formatting/thousands.ts";
import type { AdmittedYear, ProgrammeKey } from "#src/school/admissions.ts";
import { admittedMessages } from "#src/school/messages/sets/comparing/admitted-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import styles from "./admitted-years.module.css";

/** Years that are shown, newest first. */
const shownYears = 3;

/** Applicants, offers and marks of a programme in earlier years, or the sentence that the school keeps none. */
export function AdmittedYears({ of }: { of: ProgrammeKey }) {
	const messages = useMessages(admittedMessages);
	const { admitted = [] } = useSchool().admissions;
	const years = admitted
		.filter(({ programme }) => programme === of)
		.toSorted((one, other) => other.year - one.year)
		.slice(0, shownYears);
	const [last] = years;
	return (
		<Section label={messages.title} headed id="admitted">
			{last ? (
				<>
					<p className="measure below-6">{messages.lead({ count: years.length, test: last.test })}</p>
					<div className={styles.years}>
						{years.map((year) => (
							<Year key={year.year} year={year} />
						))}
					</div>
					<p className="above-5 small soft">{messages.note}</p>
				</>
			) : (
				<p className="measure">{messages.noRecord}</p>
			)}
		</Section>
	);
}

function Year({ year: { year, seats, categories } }: { year: AdmittedYear }) {
	const messages = useMessages(admittedMessages);
	const [applied, offered] = [sumOf(categories, "applied"), sumOf(categories, "offered")];
	const ratio = (applied / seats).toFixed(1);
	return (
		<section aria-labelledby={`admitted-${year}`} className={`unbroken ${styles.year}`}>
			<div>
				<h3 id={`admitted-${year}`} className="figures">
					{year}
				</h3>
				<p className="small pad-below-3 pad-above-2">
					{messages.perSeat({ applied: thousands(applied), seats, ratio })}
				</p>
			</div>
			<table aria-labelledby={`admitted-${year}`} className={styles.table}>
				<thead>
					<tr>
						{[messages.category, messages.applied, messages.offered, messages.lowest, messages.median].map((title) => (
							<th key={title} scope="col">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{categories.map(({ name, lowest, median, ...category }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td>{thousands(category.applied)}</td>
							<td>{thousands(category.offered)}</td>
							<td>{lowest ?? none}</td>
							<td>{median ?? none}</td>
						</tr>
					))}
				</tbody>
				{categories.length > 1 && (
					<tfoot>
						<tr>
							<th scope="row">{messages.all}</th>
							<td>{thousands(applied)}</td>
							<td>{thousands(offered)}</td>
							<td />
							<td />
						</tr>
					</tfoot>
				)}
			</table>
		</section>
	);
}

const none = "—";

const sumOf = (categories: AdmittedYear["categories"], part: "applied" | "offered") =>
	categories.reduce((sum, category) => sum + category[part], 0);
