import { dayAndMonthYear } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import { EntryText } from "#src/site/listing/card/entry-text.tsx";
import styles from "./gazette.module.css";

type GazetteItem = {
	slug: string;
	title: string;
	date: string;
	place: string;
	category: string;
	picture: string;
	picture_alt: string;
};
type GazetteProps = {
	items: readonly GazetteItem[];
	firstPage: number;
	itemsPerPage: number;
};

/**
 * The large one of a page, its mirror image, and the pairs; the others are rows. The style sheet counts the same way.
 */
const wide = new Set([0, 9]);

/** News as a gazette sets it: each page of fifteen has the same rhythm of large, small and paired entries. */
export function Gazette({ items, firstPage, itemsPerPage }: GazetteProps) {
	return (
		<ol data-entries className={styles.list}>
			{items.map((item, index) => {
				const { day, monthYear } = dayAndMonthYear(item.date);
				const place = index % itemsPerPage;
				return (
					<li
						key={item.slug}
						id={place === 0 ? `from-${firstPage + index / itemsPerPage}` : undefined}
						data-entry
						className={styles.item}
					>
						<DateBadge date={item.date} day={day} month={monthYear} className={styles.date} />
						<EntryText
							heading="h2"
							title={item.title}
							under={
								<>
									{item.place}
									<span className={styles.category}>{item.category}</span>
								</>
							}
							to={paths.newsDetails(item.slug)}
							className={styles.text}
						/>
						<RecordPicture
							picture={item.picture}
							alt={item.picture_alt}
							sizes={
								wide.has(place)
									? "(min-width: 62rem) 50rem, 100vw"
									: "(min-width: 62rem) 25rem, (min-width: 40rem) 40vw, 40vw"
							}
							eager={index === 0}
							mounted
							className={`not-printed ${styles.picture}`}
						/>
					</li>
				);
			})}
		</ol>
	);
}
