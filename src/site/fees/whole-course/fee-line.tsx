import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { firstYear, livingOf, yearsOf } from "#src/site/fees/totals.ts";
import { PageLink } from "#src/site/school/page-link.tsx";
import { useFees } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { costOnCampus } from "./course-cost.ts";
import styles from "./fee-line.module.css";

/** The cost of a programme, with the pages that say more; nothing where the school names no fees of it. */
export function FeeLine({ of }: { of: ProgrammeKey }) {
	const messages = useMessages(costMessages);
	const fees = useFees();
	const first = fees && firstYear(fees, of);
	if (!first) return null;
	const course = { years: yearsOf(fees, of).length, living: livingOf(fees) };
	return (
		<section aria-labelledby="programme-fees" className="line-below">
			<PageGrid plain className={styles.sheet}>
				<h2 id="programme-fees" className="small-heading">
					{messages.feesHeading}
				</h2>
				<dl className={styles.amounts}>
					<Amount label={messages.firstYear} amount={first} />
					<Amount label={messages.wholeCourse(course)} amount={costOnCampus(fees, of).total} />
				</dl>
				<p className={`not-printed ${styles.links}`}>
					<a href={addressOfCost(of)}>{messages.workOut}</a>
					<PageLink to={paths.scholarships}>{messages.scholarshipsLink}</PageLink>
					{fees.hostel.rooms.length > 0 && <PageLink to={paths.hostel}>{messages.hostelLink}</PageLink>}
				</p>
			</PageGrid>
		</section>
	);
}

function Amount({ label, amount }: { label: string; amount: number }) {
	return (
		<div>
			<dt className="small soft leading-14">{label}</dt>
			<dd className="display-4 figures">{rupees(amount)}</dd>
		</div>
	);
}

/** The page of a programme's cost with a first choice of how one lives. */
export const addressOfCost = (programme: ProgrammeKey) => `${paths.courseCost}?programme=${programme}`;
