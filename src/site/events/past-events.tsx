import { readDay } from "#src/calendar/day.ts";
import { dayAndMonth } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { eventsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import { EntryText } from "#src/site/listing/card/entry-text.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { EventItem } from "./event-item.ts";
import styles from "./past-events.module.css";

/** Past events, newest first: a table with the year in the margin. */
export function PastEvents({ events }: { events: readonly EventItem[] }) {
	const messages = useMessages(eventsMessages);
	const years = Map.groupBy(events, ({ date }) => readDay(date)?.slice(0, 4) ?? "");
	return (
		<section aria-labelledby="past" className="pad-above-7 pad-below-8">
			<PageGrid plain>
				<h2 id="past" className="pad-below-5">
					{messages.pastTitle}
				</h2>
				{[...years].map(([year, ofYear]) => (
					<div key={year} className={styles.year}>
						<p className={styles.number}>{year}</p>
						<ol className={styles.rows}>
							{ofYear.map((event) => (
								<Row key={event.slug} event={event} />
							))}
						</ol>
					</div>
				))}
			</PageGrid>
		</section>
	);
}

function Row({ event: { slug, title, date, place, picture, picture_alt } }: { event: EventItem }) {
	const { day, month } = dayAndMonth(date);
	return (
		<li className={styles.row}>
			<DateBadge date={date} day={day} month={month} className={styles.date} />
			<EntryText heading="h3" title={title} under={place} to={paths.eventDetails(slug)} className={styles.text} />
			<RecordPicture
				picture={picture}
				alt={picture_alt}
				sizes="(min-width: 40rem) 12rem, 6rem"
				mounted
				className={`not-printed ${styles.picture}`}
			/>
		</li>
	);
}
