import { readDay } from "#src/calendar/day.ts";
import { formatHyphenated } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { careersMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./other-openings.module.css";

type OtherOpeningsProps = { openings: readonly { slug: string; title: string; lastDate: string }[] };

/** Other current openings, at the end of an opening's page. */
export function OtherOpenings({ openings }: OtherOpeningsProps) {
	const messages = useMessages(careersMessages);
	if (openings.length === 0) return null;
	return (
		<nav aria-labelledby="other-openings" className={`not-printed ${styles.nav}`}>
			<PageGrid>
				<h2 id="other-openings" className={classNames("small-heading pad-3 rule-above any-width", styles.label)}>
					{messages.otherVacancies}
				</h2>
				<ul className={styles.list}>
					{openings.map(({ slug, title, lastDate }) => (
						<li key={slug}>
							<a href={paths.careersDetails(slug)} className={`underlines ${styles.opening}`}>
								<span className={"underlined display-4 leading-12"}>{title}</span>
								<span className="small soft">
									{messages.applyBy} <time dateTime={readDay(lastDate)}>{formatHyphenated(lastDate)}</time>
								</span>
							</a>
						</li>
					))}
				</ul>
			</PageGrid>
		</nav>
	);
}
