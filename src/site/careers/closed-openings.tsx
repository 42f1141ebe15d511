import { readDay } from "#src/calendar/day.ts";
import { formatHyphenated } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import styles from "./closed-openings.module.css";

type ClosedOpeningsProps = { openings: readonly { slug: string; title: string; lastDate: string }[] };

/** Openings for which one can no longer apply, apart from those for which one can. */
export function ClosedOpenings({ openings }: ClosedOpeningsProps) {
	if (openings.length === 0) return null;
	return (
		<section aria-labelledby="closed" className={styles.closed}>
			<h2 id="closed" className={styles.heading}>
				Closed
			</h2>
			<ul className={styles.list}>
				{openings.map(({ slug, title, lastDate }) => (
					<li key={slug} className={styles.opening}>
						<h3 className={styles.title}>
							<a href={paths.careersDetails(slug)}>{title}</a>
						</h3>
						<p>
							Closed on <time dateTime={readDay(lastDate)}>{formatHyphenated(lastDate)}</time>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
