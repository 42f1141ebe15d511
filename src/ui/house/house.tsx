import styles from "./house.module.css";
import { type HousePart, houseBox, type PartKind } from "./plot-parts.ts";

const { x, y, width, height } = houseBox;

/** The house that an applicant builds, as far as it has come. Decorative. */
export function House({ parts }: { parts: readonly HousePart[] }) {
	return (
		<svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className={styles.hillHouse}>
			<Parts parts={parts} />
		</svg>
	);
}

const hill: ReadonlySet<PartKind> = new Set(["ridge", "earth", "ground"]);

/** The house without its hill, as a part of another drawing, which says how it is outlined. */
export const HouseAlone = ({ parts }: { parts: readonly HousePart[] }) => (
	<Parts parts={parts.filter(([kind]) => !hill.has(kind))} />
);

/** The house on the hill of a page's head: the middle of its floor is at 0, 0. */
export function HouseOnHill({ parts }: { parts: readonly HousePart[] }) {
	return (
		<g className={styles.onHill} transform="translate(-320 -184)">
			<HouseAlone parts={parts} />
		</g>
	);
}

const Parts = ({ parts }: { parts: readonly HousePart[] }) =>
	parts.map(([kind, path]) => <path key={path} className={kind === "line" ? undefined : styles[kind]} d={path} />);
