import styles from "./figures.module.css";

/** Strokes from sea level to the kitchen: at each one water boils one degree sooner. */
const strokes = Array.from({ length: 9 }, (_, step) => ({
	degrees: 100 - step,
	x: 46 + step * 39,
	y: 190 - step * 17,
}));

/** The altitude scale, with the boiling point at both ends. */
export function BoilingPoint() {
	return (
		<svg viewBox="0 0 440 236" className={styles.drawing} aria-hidden="true" focusable="false">
			<path d="M0 190h46L358 54H440V236H0Z" className={styles.earth} />
			<path d="M0 190h46L358 54H440" className={styles.heavy} />
			{strokes.map(({ degrees, x, y }) => (
				<path key={degrees} d={`M${x} ${y}v${degrees % 4 === 0 ? 22 : 12}`} className={styles.line} />
			))}
			<path d="M0 210q5-5 10 0t10 0 10 0M0 222q5-5 10 0t10 0 10 0 10 0" className={styles.fine} />
			<Pot x={6} y={190} />
			<Pot x={382} y={54} here />
			{[0, 4, 8].map((step) => {
				const stroke = strokes[step];
				return (
					stroke && (
						<text key={step} x={stroke.x + 7} y={stroke.y + 27} className={styles.note}>
							{stroke.degrees} °C
						</text>
					)
				);
			})}
		</svg>
	);
}

function Pot({ x, y, here }: { x: number; y: number; here?: boolean }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path d="M2 0v-20h32V0ZM-3-16h5M34-16h5M0-20h36" className={here ? styles.marked : styles.hollow} />
			<path
				d="M10-25c-5-5 5-7 0-13M18-26c-5-6 5-8 0-15M26-25c-5-5 5-7 0-13"
				className={here ? styles.accent : styles.line}
			/>
		</g>
	);
}
