import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { type HillPlaceKey, hillPlaces } from "./hill/hill-places.ts";
import { metres } from "./metres.ts";
import styles from "./page-head.module.css";

/** The altitude of a place, and its name where English is read. */
export function Level({ place, named }: { place: HillPlaceKey; named: boolean }) {
	const { metres: level, name } = hillPlaces[place];
	return (
		<p className={styles.level}>
			<b>{metres(level)}</b> {named && <span>{name}</span>}
		</p>
	);
}

/** The ways down and up from a place. */
export function WayAlongTheHill({
	below,
	above,
}: {
	below: HillPlaceKey | undefined;
	above: HillPlaceKey | undefined;
}) {
	const messages = useMessages(campusMessages);
	const hidden = useHiddenPages();
	const ways = [
		{ key: below, say: messages.placeBelow },
		{ key: above, say: messages.placeAbove },
	].flatMap(({ key, say }) => (key && !hidden.has(hillPlaces[key].page) ? [{ ...hillPlaces[key], say }] : []));
	return (
		<p className={`not-printed ${styles.way}`}>
			{ways.map(({ name, metres: level, page, say }) => (
				<a key={page} href={page}>
					{say({ place: `${name}, ${metres(level)}` })}
				</a>
			))}
		</p>
	);
}
