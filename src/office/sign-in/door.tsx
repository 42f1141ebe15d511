import type { ReactNode } from "react";
import { identity } from "#school/identity.ts";
import styles from "./door.module.css";

/** A page in front of the office: the hill, and what there is to do. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
	const { latitude, longitude, altitude } = identity.place;
	return (
		<div className={styles.door}>
			<title>{`${title} · Office`}</title>
			<header className={styles.view}>
				<p>
					<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
						<path d="M1.5 35.5h37M5.5 35.5V17L20 4.5 34.5 17v18.5M12.5 35.5V22.5a7.5 7.5 0 0 1 15 0v13M17.5 35.5v-12a2.5 2.5 0 0 1 5 0v12" />
					</svg>
					{identity.name}
				</p>
				<strong>Admissions office</strong>
				<div>
					<span>{`${degrees(latitude, "N", "S")} ${degrees(longitude, "E", "W")}`}</span>
					<span>{`${altitude.toLocaleString("en-IN")} m above sea level`}</span>
				</div>
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
