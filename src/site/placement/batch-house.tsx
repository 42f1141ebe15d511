import type { PlacementYear } from "#src/school/pages/placement.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./placement-record.module.css";

const columns = 14;
const pitch = 20;

/** A batch as a house with a window for each graduate, lit for those who found work; without contour lines no house. */
export function BatchHouse({ batch: { graduates, sought, found } }: { batch: PlacementYear }) {
	const { contours } = useSchool().identity;
	const roof = contours ? 64 : -6;
	const width = columns * pitch + 12;
	const rows = Math.ceil(graduates / columns);
	const height = roof + rows * (pitch + 4) + 10;
	const windows = Array.from({ length: graduates }, (_, index) => ({
		x: 9 + (index % columns) * pitch,
		y: roof + 6 + Math.floor(index / columns) * (pitch + 4),
		lit: index < found ? styles.found : index < sought ? styles.sought : styles.other,
	}));
	return (
		<svg viewBox={`0 0 ${width} ${height}`} className={styles.house} aria-hidden="true" focusable="false">
			{contours && (
				<>
					<path d={`M.5 ${height - 1}V${roof - 2}L${width / 2} 2 ${width - 0.5} ${roof - 2}V${height - 1}Z`} />
					<path d={`M-6 ${roof + 2}L${width / 2} 2 ${width + 6} ${roof + 2}`} className={styles.eaves} />
				</>
			)}
			{windows.map(({ x, y, lit }) => (
				<rect key={`${x} ${y}`} x={x} y={y} width="14" height="18" className={lit} />
			))}
		</svg>
	);
}
