import { dayAndShortMonth } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import { EntryText } from "#src/site/listing/card/entry-text.tsx";
import styles from "./blog-spreads.module.css";

type BlogItem = { id: number; title: string; date: string; author: string; picture: string; picture_alt: string };

/** Posts two and two on a spread, a large one and a small one that change sides. */
export function BlogSpreads({ blogs }: { blogs: readonly BlogItem[] }) {
	return (
		<ol className={styles.list}>
			{blogs.map(({ id, title, date, author, picture, picture_alt }, index) => {
				const { day, month } = dayAndShortMonth(date);
				return (
					<li key={id} className={styles.item}>
						<RecordPicture
							picture={picture}
							alt={picture_alt}
							sizes="(min-width: 62rem) 46rem, (min-width: 40rem) 50vw, 100vw"
							eager={index === 0}
							mounted
							className="not-printed"
						/>
						<div className={styles.text}>
							<DateBadge date={date} day={day} month={month} className={styles.date} />
							<EntryText heading="h2" title={title} under={`by ${author}`} to={paths.blogDetails(id)} />
						</div>
					</li>
				);
			})}
		</ol>
	);
}
