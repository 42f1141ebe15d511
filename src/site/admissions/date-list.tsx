import { type DatedEntry, describeDaysLeft } from "#src/admissions/season/season-dates.ts";
import { dayAndMonthYear } from "#src/calendar/format.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { dateFigures, programmeMessages, weekdays } from "./date-labels.ts";
import styles from "./date-list.module.css";

/** Every date of the season, month by month. */
export function DateList({ entries }: { entries: readonly DatedEntry[] }) {
	const months = Map.groupBy(entries, ({ day }) => dayAndMonthYear(day).monthYear);
	return (
		<PageGrid className={styles.months}>
			{[...months].map(([month, dates]) => (
				<section key={month} aria-label={month} className={styles.month}>
					<h2 className="small-heading pad-3 rule-above any-width">{month}</h2>
					<ol className={`wide-4-end ${styles.dates}`}>
						{dates.map((entry) => (
							<Entry key={entry.key} entry={entry} />
						))}
					</ol>
				</section>
			))}
		</PageGrid>
	);
}

function Entry({ entry }: { entry: DatedEntry }) {
	const state = useMessages(admissionStateMessages);
	const messages = useMessages(datesMessages);
	const { outlines } = useSchool();
	const { day, title, note, programmes, expected, daysLeft } = entry;
	return (
		<li className={styles.date} data-over={daysLeft < 0 || undefined}>
			<time dateTime={day} className="content-start grid">
				<span className="number-2 leading-1 one-line">{dateFigures(entry).figure}</span>
				<span className="above-2 caption soft leading-135">{weekdays(messages, entry)}</span>
			</time>
			<div className={styles.words}>
				<h3 className="size-4">
					{title}
					{expected && <span className={styles.expected}>{` ${messages.dayExpected}`}</span>}
				</h3>
				<p className="above-1 small soft">{programmeMessages(messages, outlines, programmes)}</p>
				{note && <p className="above-2 small">{note}</p>}
			</div>
			<p className={styles.left}>{describeDaysLeft(state, entry)}</p>
		</li>
	);
}
