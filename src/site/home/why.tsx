import { identity } from "#school/identity.ts";
import { home } from "#school/texts/home.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./why.module.css";

/** The valley at full width; its dark foreground is the background of the reasons. */
export function Why() {
	const { altitude } = identity.place;
	return (
		<section aria-labelledby="why">
			<Drawing picture={home.valley} sizes="100vw" className={styles.valley} />
			<div data-surface="shola">
				<PageGrid className={styles.sheet}>
					<h2 id="why" className={styles.title}>
						Why {identity.shortName}
					</h2>
					<ul className={styles.reasons}>
						<li>
							<p className={styles.figure}>A valley</p>
							<p>
								The campus lies at {thousands(altitude)} metres in the Nilgiris. Rain, slope, frost and forest are
								outside the studio door, and every brief begins with them.
							</p>
						</li>
						<li>
							<p className={styles.figure}>{identity.teachingYears} years</p>
							<p>
								Of teaching, by people who also build. Most of our staff keep a practice; all of them come to the site.
							</p>
						</li>
						<li>
							<p className={styles.figure}>
								<span className={styles.hash}>#</span>
								{identity.rankInIndia}
							</p>
							<p>All India ranking of schools of architecture, and first in the state.</p>
						</li>
					</ul>
				</PageGrid>
			</div>
		</section>
	);
}
