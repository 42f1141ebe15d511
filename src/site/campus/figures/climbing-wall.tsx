import styles from "./figures.module.css";

const metre = 48;
const holds: readonly (readonly [number, number])[] = [
	[52, 26],
	[96, 14],
	[128, 44],
	[70, 62],
	[150, 74],
	[112, 92],
	[60, 112],
	[138, 124],
	[90, 140],
	[156, 158],
	[58, 168],
	[118, 182],
	[84, 206],
	[148, 214],
	[62, 240],
	[110, 252],
	[154, 268],
	[78, 284],
	[128, 300],
	[56, 318],
	[104, 332],
	[146, 346],
	[72, 366],
	[124, 388],
];
/** One stroke per metre, a longer one every third. */
const marks = Array.from({ length: 10 }, (_, mark) => `M32 ${8 + mark * metre}h${mark % 3 === 0 ? -22 : -12}`).join("");
/** Three offcuts, each turned as it was sawn. */
const offcuts = ["M-7-3 4-6 8 2-2 6Z", "M-6-5 6-4 5 5-7 3Z", "M-5 5-6-4 7-5 4 4Z"];

/** The nine-metre wall, with a climber near the top and someone at the rope. */
export function ClimbingWall() {
	return (
		<svg viewBox="0 0 260 452" className={styles.drawing} aria-hidden="true" focusable="false">
			<path d={`M38 8 166 0v${9 * metre + 8}H38Z`} className={styles.earth} />
			<path d={`M166 0v${9 * metre + 8}`} className={styles.heavy} />
			<path d={`M0 ${9 * metre + 8}h260`} className={styles.heavy} />
			<path d={marks} className={styles.line} />
			{holds.map(([x, y], index) => (
				<path
					key={`${x} ${y}`}
					d={offcuts[index % 3]}
					transform={`translate(${x} ${y + 20})`}
					className={index % 5 === 1 ? styles.marked : styles.solid}
				/>
			))}
			<path d="M166 6h16M182 6v84M182 6c6 120 24 220 22 366" className={styles.accent} />
			<Climber />
			<Belayer />
		</svg>
	);
}

function Climber() {
	return (
		<g transform="translate(172 70)">
			<circle cx="9" cy="8" r="6.500" className={styles.solid} />
			<path d="M10 20 12 48M10 22-4 2M11 24-5 30M12 48-6 54l4 22M12 48 14 66-4 84" className={styles.body} />
		</g>
	);
}

function Belayer() {
	return (
		<g transform="translate(206 352)">
			<circle cx="10" cy="7" r="6.500" className={styles.solid} />
			<path d="M11 20v32M11 24-2 36l-1-14M11 52 5 86M11 52l8 34" className={styles.body} />
		</g>
	);
}
