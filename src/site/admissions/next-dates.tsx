import { type DatedEntry, describeDaysLeft } from "#src/admissions/season/season-dates.ts";
import * as paths from "#src/paths.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { dateFigures, titleOfDate } from "./date-labels.ts";
import styles from "./next-dates.module.css";

/** Dates that come next in the season, with the days that are left. Nothing when no date is known. */
export function NextDates({ dates }: { dates: readonly DatedEntry[] }) {
	const messages = useMessages(datesMessages);
	if (dates.length === 0) return null;
	return (
		<section aria-labelledby="next-dates" className={`not-printed ${styles.section}`}>
			<PageGrid plain className={styles.sheet}>
				<h2 id="next-dates" className="small-heading">
					{messages.nextDates}
				</h2>
				<ol className={styles.dates}>
					{dates.map((date) => (
						<li key={date.key} className={styles.date}>
							<NextDate date={date} />
						</li>
					))}
				</ol>
				<p className={styles.all}>
					<a href={paths.dates}>{messages.allDates}</a>
				</p>
			</PageGrid>
		</section>
	);
}

function NextDate({ date }: { date: DatedEntry }) {
	const state = useMessages(admissionStateMessages);
	const messages = useMessages(datesMessages);
	const { figure, month } = dateFigures(date);
	return (
		<>
			<time dateTime={date.day} className={styles.day}>
				{figure} {month}
			</time>
			<span className={styles.title}>{titleOfDate(messages, date)}</span>
			<span className="soft figures">{describeDaysLeft(state, date)}</span>
		</>
	);
}
