import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { CampusLevel, CampusPlace } from "#src/school/pages/campus.ts";
import { metres } from "#src/site/page-head/metres.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./along-the-hill.module.css";
import { Hill } from "./hill.tsx";
import { placePaths } from "./place-paths.ts";

/** Shows this place in the section of the campus, with links to the places above and below. */
export function AlongTheHill({ place }: { place: CampusPlace }) {
	const messages = useMessages(campusMessages);
	const {
		campus: { levels: campusLevels },
		identity: { contours },
	} = useSchool();
	const index = campusLevels.findIndex(({ key }) => key === place);
	const above = campusLevels[index - 1];
	const below = campusLevels[index + 1];
	return (
		<nav aria-label={messages.placesNearby} className={`not-printed ${styles.nav}`}>
			{contours && <Hill at={place} />}
			<PageGrid plain>
				<ul className={styles.ways}>
					<li>
						{below && (
							<Way label={contours ? messages.placeBelow({ place: below.label }) : below.label} place={below} />
						)}
					</li>
					<li>
						{above && (
							<Way label={contours ? messages.placeAbove({ place: above.label }) : above.label} place={above} />
						)}
					</li>
				</ul>
			</PageGrid>
		</nav>
	);
}

function Way({ label, place }: { label: string; place: CampusLevel }) {
	const { contours } = useSchool().identity;
	return (
		<a href={placePaths[place.key]} className={styles.way}>
			{contours && <span className="small soft figures">{metres(place.metres)}</span>}
			<span>{label}</span>
		</a>
	);
}
