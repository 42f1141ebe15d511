import styles from "./house.module.css";
import { type HousePart, houseBox } from "./plot-parts.ts";

const { x, y, width, height } = houseBox;

/** The house that an applicant builds, as far as it has come. Decorative. */
export function House({ parts }: { parts: readonly HousePart[] }) {
	return (
		<svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className={styles.hillHouse}>
			{parts.map(([kind, path]) => (
				<path key={path} className={kind === "line" ? undefined : styles[kind]} d={path} />
			))}
		</svg>
	);
}
