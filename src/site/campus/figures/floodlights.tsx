import { classNames } from "#src/ui/class-names.ts";
import styles from "./figures.module.css";

const lamps = [60, 156, 252, 348, 444, 540];
const moths = "M70 46l3-3 3 3M262 60l3-3 3 3M240 38l3-3 3 3M360 52l3-3 3 3M556 40l3-3 3 3M146 58l3-3 3 3";

/** Six lamps round the field, just before they go out. */
export function Floodlights() {
	return (
		<svg
			viewBox="0 0 600 190"
			className={classNames(styles.drawing, styles.lamps)}
			aria-hidden="true"
			focusable="false"
		>
			{lamps.map((x) => (
				<g key={x} className={styles.lamp}>
					<path d={`M${x} 30 ${x - 62} 182h124Z`} className={styles.glow} />
					<path d={`M${x - 9} 22h18v8h-18z`} className={styles.bulb} />
				</g>
			))}
			<path d={lamps.map((x) => `M${x} 30v152`).join("")} className={styles.line} />
			<path d={moths} className={styles.line} />
			<path d="M-900 182h2400" className={styles.heavy} />
			<path d="M8 182v-20h44v20M548 182v-20h44v20" className={styles.line} />
		</svg>
	);
}
