import styles from "./hill-window.module.css";

const columns = 9;
const pitch = { x: 14, y: 12 };

type WindowHouseProps = {
	/** The place of its left wall. */
	x: number;
	windows: number;
	/** Number of those with light in them. */
	lit: number;
};

/** A house with a window for each person, and light in those of whom it tells. */
export function WindowHouse({ x, windows, lit }: WindowHouseProps) {
	const shown = Math.min(windows, columns * 10);
	const rows = Math.ceil(shown / columns);
	const [width, height] = [columns * pitch.x + 7, rows * pitch.y + 8];
	const squares = Array.from(
		{ length: shown },
		(_, index) =>
			`M${x + 6 + (index % columns) * pitch.x} ${pitch.y * Math.floor(index / columns) - height + 5}h8v7h-8z`,
	);
	const share = Math.round((lit / windows) * shown);
	return (
		<>
			<path className={styles.wall} d={`M${x} 0v-${height}h${width}V0z`} />
			<path className={styles.roof} d={`M${x - 8}-${height}h${width + 16}l-${width / 2 + 8}-30z`} />
			<path className={styles.windows} d={squares.slice(share).join("")} />
			<path className={styles.dark} d={squares.slice(0, share).join("")} />
		</>
	);
}
