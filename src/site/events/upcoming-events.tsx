import { formatEventCard } from "#src/calendar/format.ts";
import ruled from "#src/ui/ruled-label.module.css";
import { Sheet } from "#src/ui/sheet.tsx";
import { DateMark } from "../records/date-mark.tsx";
import { EntryWords } from "../records/entry-words.tsx";
import { RecordPicture } from "../records/record-picture.tsx";
import type { EventItem } from "./event-item.ts";
import styles from "./upcoming-events.module.css";

/** What lies ahead, soonest first, like the leaves of a calendar. @param withLead sets the first one large */
export function UpcomingEvents({ events, withLead }: { events: readonly EventItem[]; withLead: boolean }) {
	return (
		<section aria-labelledby="coming-up" className={styles.section}>
			<Sheet plain>
				<h2 id="coming-up" className={ruled.label}>
					Coming up
				</h2>
				<ol className={styles.leaves} data-lead={withLead || undefined}>
					{events.map((event, index) => (
						<Leaf key={event.slug} event={event} large={withLead && index === 0} />
					))}
				</ol>
			</Sheet>
		</section>
	);
}

function Leaf({ event: { slug, title, date, place, picture, picture_alt }, large }: { event: EventItem; large: boolean }) {
	const { day, month } = formatEventCard(date);
	return (
		<li className={styles.leaf}>
			<DateMark date={date} day={day} month={month} className={styles.date} />
			<RecordPicture
				picture={picture}
				alt={picture_alt}
				sizes={large ? "(min-width: 62rem) 50rem, 100vw" : "(min-width: 62rem) 24rem, (min-width: 40rem) 45vw, 100vw"}
				eager={large}
				mounted
				className={styles.picture}
			/>
			<EntryWords heading="h3" title={title} under={place} to={`/event-details/${slug}`} className={styles.words} />
		</li>
	);
}
