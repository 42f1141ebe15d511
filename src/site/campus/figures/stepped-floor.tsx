import styles from "./figures.module.css";

const tread = 200;
const rise = 44;
const tops = Array.from({ length: 6 }, (_, floor) => 112 + floor * rise);

/** The Long Studio in section: six floors, each with a desk and someone at work. */
export function SteppedFloor() {
	const floors = tops.map((y, floor) => `H${floor * tread}V${y}H${(floor + 1) * tread}`).join("");
	const roofs = tops
		.map((y, floor) => `M${floor * tread - 8} ${y - 74}l${tread / 2 + 8}-22 ${tread / 2 + 8} 22`)
		.join("");
	const posts = tops
		.map((y, floor) => `M${floor * tread + 6} ${y - 76}V${y}M${(floor + 1) * tread - 6} ${y - 76}v76`)
		.join("");
	return (
		<svg viewBox="-8 0 1216 490" className={styles.drawing} aria-hidden="true" focusable="false">
			<path d={`M-8 ${tops[0]}${floors}h8V490H-8Z`} className={styles.earth} />
			<path d={posts} className={styles.line} />
			<path d={roofs} className={styles.heavy} />
			<path d={`M-8 ${tops[0]}${floors}h8`} className={styles.heavy} />
			{tops.map((y, floor) => (
				<g key={y} transform={`translate(${floor * tread} ${y})`}>
					<path d="M70 0v-18M118 0v-18M64-19h60" className={styles.line} />
					<path d="M112-20v-24l-14 6" className={styles.line} />
					<path
						d={floor % 2 === 0 ? "M50 0v-14h-8M42-14l1-16 15 5" : "M146 0v-30l-14 4M141 0l5-30"}
						className={styles.limbs}
					/>
					<circle cx={floor % 2 === 0 ? 44 : 147} cy={floor % 2 === 0 ? -38 : -39} r="5" className={styles.solid} />
					{floor > 0 && <path d={`M0 0h14v-11h-14M0-11h10v-11H0M0-22h6v-11H0`} className={styles.hollow} />}
				</g>
			))}
			<path
				d={`M${4 * tread - 22} ${tops[3]}h-14M${4 * tread - 29} ${tops[3]}v${rise}M${4 * tread - 36} ${tops[4]}h14`}
				className={styles.accent}
			/>
		</svg>
	);
}
