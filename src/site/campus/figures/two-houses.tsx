import type { House } from "#src/school/pages/campus.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./figures.module.css";

const floors = 5;

/** Long houses along the contour: one window per bed, five floors each. */
export function TwoHouses() {
	const {
		campus: { houses },
	} = useSchool();
	return houses.map((house) => <LongHouse key={house.name} {...house} />);
}

function LongHouse({ name, beds, dark }: House) {
	const bays = beds / floors;
	const width = bays * 8 + 4;
	const windows = Array.from({ length: beds }, (_, bed) => ({
		bed,
		d: `M${4 + (bed % bays) * 8} ${28 + Math.floor(bed / bays) * 12}h4v7h-4z`,
	}));
	const pathOf = (lit: boolean) =>
		windows
			.filter(({ bed }) => dark.includes(bed) !== lit)
			.map(({ d }) => d)
			.join("");
	const gables = Array.from({ length: bays / 4 }, (_, gable) => `L${18 + gable * 32} 4L${34 + gable * 32} 22`).join("");
	return (
		<div className={styles.house} aria-hidden="true">
			<svg viewBox={`0 0 ${width} 94`} className={styles.drawing} aria-hidden="true" focusable="false">
				<path d={`M2 92V22${gables}V92Z`} className={styles.mass} />
				<path d={pathOf(true)} className={styles.lit} />
				<path d={pathOf(false)} className={styles.unlit} />
				<path d={`M0 92h${width}`} className={styles.heavy} />
			</svg>
			<span className={`caption soft ${styles.caption}`}>
				{name} <b>{beds}</b>
			</span>
		</div>
	);
}
