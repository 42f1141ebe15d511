import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
import { footerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./place-line.module.css";

/** Coordinates, altitude and, where there is room, the admissions line. */
export function PlaceLine({ className }: { className?: string | undefined }) {
	const messages = useMessages(footerMessages);
	const { identity } = useSchool();
	const admissions = useAdmissions();
	const { place } = identity;
	if (!place && !admissions) return null;
	return (
		<ul className={classNames(styles.line, className)}>
			{place && (
				<li>{messages.position({ latitude: place.latitude.toFixed(2), longitude: place.longitude.toFixed(2) })}</li>
			)}
			{place?.altitude !== undefined && <li>{messages.altitude({ altitude: thousands(place.altitude) })}</li>}
			{admissions && (
				<li>
					<a href={paths.dates}>{admissions.line}</a>
				</li>
			)}
		</ul>
	);
}
