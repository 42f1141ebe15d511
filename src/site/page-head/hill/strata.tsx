import styles from "./hill-window.module.css";

/** Size of the whole, and of the lines of text beside it. */
const size = { left: -160, width: 160, height: 108, top: 24, line: 22 };

/** Amounts as layers of the earth, to scale, with a line to where each is named. */
export function Strata({ amounts }: { amounts: readonly number[] }) {
	const total = amounts.reduce((sum, amount) => sum + amount, 0);
	const tops = amounts.map((_, index) => amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0) / total);
	const layers = amounts.map((amount, index) => ({
		y: size.top + Math.round((tops[index] ?? 0) * size.height),
		height: Math.round((amount / total) * size.height),
	}));
	const right = size.left + size.width;
	return (
		<g className={styles.strata}>
			{layers.map(({ y, height }) => (
				<path key={y} d={`M${size.left} ${y}h${size.width}v${height}h-${size.width}z`} />
			))}
			<path
				className={styles.leaders}
				d={layers
					.map(({ y, height }, index) => {
						const from = y + Math.round(height / 2);
						return `M${right + 4} ${from}h8l12 ${size.top + size.line * index + 9 - from}h8`;
					})
					.join("")}
			/>
		</g>
	);
}
