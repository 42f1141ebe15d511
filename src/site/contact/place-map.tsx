import { thousands } from "#src/formatting/thousands.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { ContactTexts } from "#src/school/pages/contact.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import styles from "./place-map.module.css";

/** A drawn map of the way to the school: town, lake, railway, road and hill. */
export function PlaceMap({ description, summit }: NonNullable<ContactTexts["map"]>) {
	const messages = useMessages(contactMessages);
	const { identity } = useSchool();
	const { place } = identity;
	return (
		<div className={styles.map} role="img" aria-label={description}>
			<Contours seed="the way up" />
			<svg
				viewBox="0 0 800 600"
				preserveAspectRatio="xMidYMid slice"
				className={styles.drawing}
				aria-hidden="true"
				focusable="false"
			>
				<path d="M120 470c30-34 92-30 118-8s14 58-22 62-46 22-76 16-44-46-20-70Z" className={styles.lake} />
				<path d="M-10 590C60 566 96 560 150 556s120-6 158-46 60-30 96-34" className={styles.track} />
				<path d="M-10 590C60 566 96 560 150 556s120-6 158-46 60-30 96-34" className={styles.sleepers} />
				<path
					d="M404 476c40-2 52-34 34-54s-58-22-52-56 60-26 92-36 30-52 70-60 66 22 92-8 20-60 60-76 80-12 120-30"
					className={styles.road}
				/>
				<path d="M404 476c60 10 90 40 150 36s120-40 260-24M404 476c-20 60 10 90 20 140" className={styles.lane} />
				<path
					d="M380 466h10v10h-10ZM396 488h14v10h-14ZM416 462h10v14h-10ZM430 486h10v10h-10ZM368 486h12v8h-12ZM352 470h12v10h-12ZM420 506h16v9h-16Z"
					className={styles.houses}
				/>
				<path
					d="M556 236h34v14h-34ZM566 208h12v28h-12ZM596 226h16v20h-16ZM546 256h28v10h-28Z"
					className={styles.school}
				/>
				<path d="M690 96l14 24h-28Z" className={styles.peak} />
			</svg>
			<span className={`${styles.label} ${styles.here}`}>{identity.shortName}</span>
			<span className={`${styles.label} ${styles.town}`}>{messages.railwayStation}</span>
			<span className={`${styles.label} ${styles.water}`}>{messages.lake}</span>
			<span className={`${styles.label} ${styles.summit}`}>{summit}</span>
			<span className={`${styles.label} ${styles.way}`}>{identity.address.lines[0]}</span>
			<span className={styles.block}>
				<svg viewBox="0 0 24 36" className={styles.north} aria-hidden="true" focusable="false">
					<path d="M12 34V4M12 4 5 18h14Z" />
				</svg>
				{place && (
					<span>
						{place.latitude.toFixed(2)}° N {place.longitude.toFixed(2)}° E
					</span>
				)}
				{place?.altitude !== undefined && <span>{thousands(place.altitude)} m</span>}
				<span className={styles.scale}>{messages.mapScale}</span>
			</span>
		</div>
	);
}
