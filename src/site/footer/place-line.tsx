import { identity } from "#school/identity.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./place-line.module.css";

/** Coordinates, altitude and, where there is room, the admissions line. */
export function PlaceLine({ className }: { className?: string | undefined }) {
	const { latitude, longitude, altitude } = identity.place;
	return (
		<ul className={classNames(styles.line, className)}>
			<li>
				{latitude.toFixed(2)}°&nbsp;N&ensp;{longitude.toFixed(2)}°&nbsp;E
			</li>
			<li>{thousands(altitude, "\u00a0")} m above sea level</li>
			<li>
				Admissions {identity.admissions.year} open until {identity.admissions.openUntil}
			</li>
		</ul>
	);
}
