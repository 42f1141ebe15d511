import type { ReactNode } from "react";
import { SchoolMark } from "#src/office/frame/school-mark.tsx";
import { useIdentity } from "#src/office/frame/use-identity.ts";
import styles from "./door.module.css";

/** A page in front of the office: the hill, and what there is to do. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
	const identity = useIdentity();
	const { name, place } = identity;
	return (
		<div className={styles.door}>
			<title>{`${title} · Office`}</title>
			<header className={styles.view}>
				<p>
					<SchoolMark />
					{name}
				</p>
				<strong>Admissions office</strong>
				{place && (
					<div>
						<span>{`${degrees(place.latitude, "N", "S")} ${degrees(place.longitude, "E", "W")}`}</span>
						{place.altitude !== undefined && (
							<span>{`${place.altitude.toLocaleString("en-IN")} m above sea level`}</span>
						)}
					</div>
				)}
			</header>
			<main className={styles.panel}>
				<h1>{title}</h1>
				{children}
			</main>
		</div>
	);
}

function degrees(value: number, positive: string, negative: string): string {
	return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
