import { dayAndMonth, formatWeekdayDay } from "#src/calendar/format.ts";
import { formatClockTime } from "#src/calendar/format-date-time.ts";
import type { FreeTour } from "#src/visits/places.server.ts";
import { describePlaces } from "./choices.ts";
import styles from "./visit.module.css";

/** The days of the next weeks, each with its tours and the places that are left. */
export function TourList({ tours }: { tours: readonly FreeTour[] }) {
	return (
		<ol className="rule-above">
			{[...Map.groupBy(tours, ({ day }) => day)].map(([day, ofDay]) => {
				const { day: figure, month } = dayAndMonth(day);
				return (
					<li key={day} className={styles.day}>
						<time dateTime={day} className={styles.date}>
							<span className={styles.figure}>
								{figure} {month}
							</span>
							<span className="small soft">{formatWeekdayDay(day).split(",")[0]}</span>
						</time>
						<ul className={styles.times}>
							{ofDay.map(({ key, time, placesLeft }) => (
								<li key={key} data-full={placesLeft === 0 || undefined}>
									<strong>{formatClockTime(time)}</strong> {describePlaces(placesLeft)}
								</li>
							))}
						</ul>
					</li>
				);
			})}
		</ol>
	);
}
