import { readDay } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { careersMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./closed-openings.module.css";

type ClosedOpeningsProps = { openings: readonly { slug: string; title: string; lastDate: string }[] };

/** Openings for which one can no longer apply, apart from those for which one can. */
export function ClosedOpenings({ openings }: ClosedOpeningsProps) {
	const messages = useMessages(careersMessages);
	if (openings.length === 0) return null;
	return (
		<section aria-labelledby="closed" className={styles.closed}>
			<h2 id="closed" className="below-4 size-4">
				{messages.closedTitle}
			</h2>
			<ul className="rule-above">
				{openings.map(({ slug, title, lastDate }) => (
					<li key={slug} className={styles.opening}>
						<h3 className={styles.title}>
							<a href={paths.careersDetails(slug)}>{title}</a>
						</h3>
						<p>
							{messages.closedOnDay({
								day: formatLong(lastDate),
								time: (text) => <time dateTime={readDay(lastDate)}>{text}</time>,
							})}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
