import styles from "./contours.module.css";
import terrain from "./terrain.svg?url";

const sheet = { width: 1600, height: 1000 };

type ContoursProps = {
	/** Selects the section of the map; equal texts give the same section. Without it, the whole map. */
	seed?: string;
};

/** Contour lines that fill the nearest positioned ancestor, in the colours of its surface. Decorative. */
export function Contours({ seed }: ContoursProps) {
	return (
		<svg
			className={styles.contours}
			viewBox={viewBox(seed)}
			preserveAspectRatio={seed ? "xMidYMid slice" : "xMinYMid slice"}
			aria-hidden="true"
			focusable="false"
		>
			<use href={`${terrain}#plain`} className={styles.plain} />
			<use href={`${terrain}#index`} className={styles.index} />
		</svg>
	);
}

function viewBox(seed: string | undefined) {
	if (!seed) return `0 0 ${sheet.width} ${sheet.height}`;
	let hash = 2166136261;
	for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
	const width = 1000;
	const height = 420;
	const x = 200 + (hash % (sheet.width - width - 200));
	const y = (hash >>> 12) % (sheet.height - height);
	return `${x} ${y} ${width} ${height}`;
}
