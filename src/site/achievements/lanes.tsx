import styles from "./plaque.module.css";

/** Distance that each of the nine swimmers has covered. */
const swimmers = [312, 396, 268, 352, 424, 236, 372, 300, 340];
const lane = 20;

/** The pool from above: nine lanes, a swimmer in each. */
export function Lanes() {
	return (
		<svg viewBox="0 0 480 180" className={styles.lanes} aria-hidden="true" focusable="false">
			<path d={swimmers.map((_, index) => `M0 ${index * lane}h480`).join("")} strokeDasharray="7 3" />
			<path d="M0 180h480M24 0v180M456 0v180" />
			<path d={swimmers.map((_, index) => `M2 ${index * lane + 6}h8v8H2z`).join("")} />
			{swimmers.map((x, index) => (
				<g key={x} transform={`translate(${x} ${index * lane + 10})`} className={styles.swimmer}>
					<circle r="3.500" />
					<path
						d={
							index % 2 === 0
								? "M-3 0h-14M-5-1 3-6 11-5M-17 0l-8-2M-17 0l-8 2"
								: "M-3 0h-14M-5 1 3 6 11 5M-17 0l-8-2M-17 0l-8 2"
						}
					/>
					<path d="M-30 0h-26M-62 0h-10" className={styles.wake} />
				</g>
			))}
		</svg>
	);
}
