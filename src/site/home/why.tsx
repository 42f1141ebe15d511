import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./why.module.css";

/** The valley at full width; its dark foreground is the background of the reasons. */
export function Why() {
	const messages = useMessages(homeMessages);
	const { home, identity } = useSchool();
	return (
		<section aria-labelledby="why">
			<Drawing picture={home.valley} sizes="100vw" className={styles.valley} />
			<div data-surface="shola">
				<PageGrid className="rows-7 pad-above-6 pad-below-9">
					<h2 id="why" className={styles.title}>
						{messages.whyTitle({ shortName: identity.shortName })}
					</h2>
					<ul className={styles.reasons}>
						{home.reasons.map(({ figure, text }) => (
							<li className="pad-above-4 line-above" key={figure}>
								<p className={styles.figure}>
									{figure.startsWith("#") ? (
										<>
											<span className={styles.hash}>#</span>
											{figure.slice(1)}
										</>
									) : (
										figure
									)}
								</p>
								<p>{text}</p>
							</li>
						))}
					</ul>
				</PageGrid>
			</div>
		</section>
	);
}
