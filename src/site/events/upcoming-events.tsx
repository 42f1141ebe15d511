import { dayAndMonth } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { eventsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import { EntryText } from "#src/site/listing/card/entry-text.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { EventItem } from "./event-item.ts";
import styles from "./upcoming-events.module.css";

/** Upcoming events, soonest first, like the leaves of a calendar. @param withLead sets the first one large */
export function UpcomingEvents({ events, withLead }: { events: readonly EventItem[]; withLead: boolean }) {
	const messages = useMessages(eventsMessages);
	return (
		<section aria-labelledby="coming-up" className="pad-above-7 pad-below-8">
			<PageGrid plain>
				<h2 id="coming-up" className="small-heading pad-3 rule-above any-width">
					{messages.upcomingTitle}
				</h2>
				<ol className={styles.leaves} data-lead={withLead || undefined}>
					{events.map((event, index) => (
						<Leaf key={event.slug} event={event} large={withLead && index === 0} />
					))}
				</ol>
			</PageGrid>
		</section>
	);
}

function Leaf({
	event: { slug, title, date, place, more, picture, picture_alt },
	large,
}: {
	event: EventItem;
	large: boolean;
}) {
	const { day, month } = dayAndMonth(date);
	return (
		<li className={styles.leaf}>
			<DateBadge date={date} day={day} month={month} className={styles.date} />
			<RecordPicture
				picture={picture}
				alt={picture_alt}
				sizes={large ? "(min-width: 62rem) 50rem, 100vw" : "(min-width: 62rem) 24rem, (min-width: 40rem) 45vw, 100vw"}
				eager={large}
				mounted
				className={`not-printed ${styles.picture}`}
			/>
			<EntryText
				heading="h3"
				title={title}
				under={
					<>
						<span>{place}</span>
						{more && <span>{more}</span>}
					</>
				}
				to={paths.eventDetails(slug)}
				className={styles.text}
			/>
		</li>
	);
}
