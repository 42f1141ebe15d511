import styles from "./hill-window.module.css";

/** Pixels that each bay is wide, and that its floor is above the one below. */
const bay = { width: 116, rise: 8 };
const bays = 5;
const windowsInRow = 4;
const mostRows = 5;

type LongStudioProps = {
	/** Bays with windows in them: the years of a programme. */
	years?: number;
	/** Windows in these together, one for each seat. */
	seats?: number;
	/** The one bay that is meant, counted from 1. */
	only?: number | undefined;
};

/** Five bays on five floors. Those of a programme have a window for each seat; of others one sees the outline. */
export function LongStudio({ years = bays, seats = 80, only }: LongStudioProps) {
	const floors = Array.from({ length: bays }, (_, index) => ({
		x: (index - bays / 2) * bay.width,
		y: (Math.floor(bays / 2) - index) * bay.rise,
		seats: Math.max(0, Math.min(Math.ceil(seats / years), seats - index * Math.ceil(seats / years))),
	}));
	const isUsed = (_: unknown, index: number) => (only === undefined ? index < years : index === only - 1);
	const used = floors.filter(isUsed);
	const others = floors.filter((floor) => !used.includes(floor));
	const walls = (of: typeof floors) => of.map(({ x, y }) => `M${x + 4} ${y}v-74h108v74z`).join("");
	const roofs = (of: typeof floors) => of.map(({ x, y }) => `M${x - 2} ${y - 74}l26-30 94 30z`).join("");
	return (
		<>
			{others.length > 0 && <path className={styles.far} d={walls(others) + roofs(others)} />}
			<path className={styles.wall} d={walls(used)} />
			<path className={styles.roof} d={roofs(used)} />
			<path className={styles.lit} strokeWidth="9" strokeDasharray="13 12" d={used.map(windows).join("")} />
		</>
	);
}

function windows({ x, y, seats }: { x: number; y: number; seats: number }): string {
	const shown = Math.min(seats, windowsInRow * mostRows);
	return Array.from({ length: Math.ceil(shown / windowsInRow) }, (_, row) => {
		const inRow = Math.min(windowsInRow, shown - row * windowsInRow);
		return `M${x + 14} ${y - 64 + 14 * row}h${25 * inRow - 12}`;
	}).join("");
}
