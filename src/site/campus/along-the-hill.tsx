import { type CampusPlace, campusLevels } from "#school/texts/campus/levels.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./along-the-hill.module.css";
import { Hill } from "./hill.tsx";
import { metres } from "./metres.ts";

/** This place in the section of the campus, with links to the places above and below. */
export function AlongTheHill({ place }: { place: CampusPlace }) {
	const index = campusLevels.findIndex(({ key }) => key === place);
	const above = campusLevels[index - 1];
	const below = campusLevels[index + 1];
	return (
		<nav aria-label="Along the hill" className={styles.nav}>
			<Hill at={place} />
			<PageGrid plain>
				<ul className={styles.ways}>
					<li>{above && <Way label="Up to" place={above} />}</li>
					<li>{below && <Way label="Down to" place={below} />}</li>
				</ul>
			</PageGrid>
		</nav>
	);
}

function Way({ label, place }: { label: string; place: (typeof campusLevels)[number] }) {
	return (
		<a href={place.to} className={styles.way}>
			<span className={styles.level}>{metres(place.metres)}</span>
			<span>
				{label} {place.label}
			</span>
		</a>
	);
}
