import type { Place } from "#src/school/identity.ts";
import { alumniMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { distanceAndBearing } from "./distance.ts";
import styles from "./rings.module.css";

const centre = { x: 262, y: 408 };
const rings = [50, 100, 200, 400, 800, 1600];
/** Names set to the left of their dot, to clear a neighbour or the edge. */
const leftwards = new Set(["Kozhikode", "Kochi", "Pune", "Ahmedabad", "Bengaluru"]);

/** Places where the alumni of this page live, seen from the school; each ring doubles the distance. */
export function Rings({ around }: { around: Place }) {
	const messages = useMessages(alumniMessages);
	const towns = townsOf(useSchool().alumni, around);
	return (
		<svg viewBox="0 0 630 660" className={styles.rings} aria-hidden="true" focusable="false">
			{rings.map((kilometres) => (
				<g key={kilometres}>
					<circle cx={centre.x} cy={centre.y} r={radius(kilometres)} className={styles.ring} />
					<text
						x={centre.x + radius(kilometres) * 0.788 - 6}
						y={centre.y - radius(kilometres) * 0.616}
						className={styles.distance}
					>
						{messages.distance({ kilometres })}
					</text>
				</g>
			))}
			<path d={`M${centre.x - 9} ${centre.y}h18M${centre.x} ${centre.y - 9}v18`} className={styles.school} />
			{towns.map(({ town, people, x, y }) => (
				<g key={town}>
					<circle cx={x} cy={y} r={3 + people * 2} className={styles.dot} />
					<text
						x={leftwards.has(town) ? x - 11 : x + 11}
						y={y + 5}
						className={leftwards.has(town) ? styles.left : styles.town}
					>
						{town}
					</text>
				</g>
			))}
		</svg>
	);
}

function radius(kilometres: number) {
	return 70 * Math.log2(1 + kilometres / 36);
}

/** The towns of the graduates, with the number of those who live there. */
function townsOf({ profiles, places }: SchoolTexts["alumni"], school: Place) {
	return [...new Set(profiles.map(({ location }) => location))].flatMap((town) => {
		const place = places.find((each) => each.town === town);
		if (!place) return [];
		const { kilometres, bearing } = distanceAndBearing(school, place);
		const away = radius(kilometres);
		return {
			town,
			people: profiles.filter(({ location }) => location === town).length,
			x: centre.x + away * Math.sin(bearing),
			y: centre.y - away * Math.cos(bearing),
		};
	});
}
