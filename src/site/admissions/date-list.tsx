import { type DatedEntry, daysLeftWords } from "#src/admissions/season/season-dates.ts";
import { dayAndMonthYear } from "#src/calendar/format.ts";
import { datesWords } from "#src/school/words/sets/admission-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import ruled from "#src/ui/page/section-label.module.css";
import styles from "./date-list.module.css";
import { dateFigures, programmeWords, weekdays } from "./date-words.ts";

/** Every date of the season, month by month. */
export function DateList({ entries }: { entries: readonly DatedEntry[] }) {
	const months = Map.groupBy(entries, ({ day }) => dayAndMonthYear(day).monthYear);
	return (
		<PageGrid className={styles.months}>
			{[...months].map(([month, dates]) => (
				<section key={month} aria-label={month} className={styles.month}>
					<h2 className={ruled.label}>{month}</h2>
					<ol className={styles.dates}>
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
	const words = useWords(datesWords);
	const { outlines } = useSchool();
	const { day, title, note, programmes, expected, daysLeft } = entry;
	return (
		<li className={styles.date} data-over={daysLeft < 0 || undefined}>
			<time dateTime={day} className={styles.day}>
				<span className={styles.figure}>{dateFigures(entry).figure}</span>
				<span className={styles.weekday}>{weekdays(words, entry)}</span>
			</time>
			<div className={styles.words}>
				<h3 className={styles.title}>
					{title}
					{expected && <span className={styles.expected}>{` ${words.dayExpected}`}</span>}
				</h3>
				<p className={styles.of}>{programmeWords(words, outlines, programmes)}</p>
				{note && <p className={styles.note}>{note}</p>}
			</div>
			<p className={styles.left}>{daysLeftWords(entry)}</p>
		</li>
	);
}
