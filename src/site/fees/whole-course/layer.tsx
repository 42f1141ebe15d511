import styles from "./course-cost.module.css";

export type LayerPart = "studio" | "tuition" | "help" | "hostel" | "mess";

/** A part of the cost, drawn in its colour. @param height in pixels */
export function Layer({ part, height, ...shown }: { part: LayerPart; height: number }) {
	return (
		<svg {...shown} height={height} data-layer={part} className={styles.bar} aria-hidden="true" focusable="false">
			<rect width="100%" height="100%" />
		</svg>
	);
}
