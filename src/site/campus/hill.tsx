import type { CampusPlace } from "#src/school/pages/campus.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./hill.module.css";

/** Each building has one sixth of the drawing (200 wide), aligned with the six columns of the list below it. */
const buildings: Record<CampusPlace, string> = {
	hostel:
		"M46 78V50l14-14 14 14V36L88 50v28ZM100 84V56l14-14 14 14 14-14 14 14v28ZM56 78V66h8v12M112 84V72h8v12M136 84V72h8v12",
	library:
		"M258 116V84h84v32ZM252 84h96M300 84V52M300 58h8M268 92v16M280 92v16M292 92v16M304 92v16M316 92v16M328 92v16",
	studio:
		"M438 128v-22h26v28M464 134v-22h26v28M490 140v-22h26v28M516 146v-22h26v28M542 152v-22h26v28M434 106l30-6 26 6M464 112l26-6 26 6M490 118l26-6 26 6M516 124l26-6 26 6M542 130l30-6",
	playground: "M640 186h120M652 186v-26h8M748 186v-26h-8M700 186v-12M676 186a24 10 0 0 1 48 0",
	fitness: "M848 220v-30a52 26 0 0 1 104 0v30ZM848 190h104M866 220v-18M884 220v-18M902 220v-18M920 220v-18M938 220v-18",
	mess: "M1044 262v-34l40-22 40 22v34ZM1044 228h80M1132 262v-86h14v86M1134 168c-6-8 6-10 0-18M1144 166c6-8-4-12 2-20M1060 262v-20h14v20M1094 262v-20h14v20",
};
const ground =
	"M0 58 30 70 46 78H158L180 96 252 116H348L390 122 436 128 464 134 490 140 516 146 542 152 590 168 636 186H764L800 202 846 220H954L1000 240 1042 262H1150L1200 286";
const trees =
	"M8 58V30M8 34l-6 8h12ZM22 64V38M22 42l-6 8h12ZM190 98V72M190 76l-7 9h14ZM206 102V80M206 84l-6 8h12ZM394 122V96M394 100l-7 9h14ZM604 172v-22M604 154l-6 8h12ZM976 230v-22M976 212l-6 8h12Z";
const tea = "M1156 265q5-8 10 0M1168 271q5-8 10 0M1180 277q5-8 10 0M1190 281q5-8 10 0";

/** Dividers between the sixths, continued by the columns below. */
const bays = "M200 102V320M400 124V320M600 173V320M800 203V320M1000 241V320";

/** The centre of each building and the lowest point of its ground, in units of the drawing. */
const plots: Record<CampusPlace, [number, number]> = {
	hostel: [94, 78],
	library: [300, 116],
	studio: [503, 156],
	playground: [700, 186],
	fitness: [900, 220],
	mess: [1095, 262],
};

/** One building and its ground. */
export function HillPart({ of, className }: { of: CampusPlace; className: string | undefined }) {
	const [middle, foot] = plots[of];
	return (
		<svg
			viewBox={`${middle - 72} ${foot - 128} 144 128`}
			className={classNames(styles.hill, className)}
			aria-hidden="true"
			focusable="false"
		>
			<path d={`${ground}V420H0Z`} className={styles.earth} />
			<path d={ground} className={styles.ground} />
			<path d={buildings[of]} className={styles.building} />
		</svg>
	);
}

/** The campus in section, from the upper gate to the tea. Decorative: the text beside it says the same. */
export function Hill({ at }: { at?: CampusPlace }) {
	return (
		<svg viewBox="0 0 1200 320" className={styles.hill} aria-hidden="true" focusable="false">
			<path d={`${ground}V320H0Z`} className={styles.earth} />
			{!at && <path d={bays} className={styles.bay} />}
			<path d={trees} className={styles.fine} />
			<path d={tea} className={styles.fine} />
			<path d={ground} className={styles.ground} />
			{Object.entries(buildings).map(([place, d]) => (
				<path key={place} d={d} className={classNames(styles.building, place === at && styles.here)} />
			))}
		</svg>
	);
}
