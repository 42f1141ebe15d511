import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./semester-steps.module.css";

const tread = 64;
const rise = 18;
const foot = 352;
/** Height below the first step, room for its number. */
const base = 20;

type SemesterStepsProps = {
	semesters: number;
	/** Semesters before this course: the stair begins at their height. */
	after?: number;
};

/** A course as a stair, one step per semester, to the same scale for all courses; without contour lines as a row. */
export function SemesterSteps({ semesters, after = 0 }: SemesterStepsProps) {
	if (!useSchool().identity.contours) return <SemesterRow semesters={semesters} />;
	const steps = Array.from({ length: semesters }, (_, index) => ({
		number: index + 1,
		x: index * tread,
		y: foot - base - (after + index + 1) * rise,
	}));
	const top = foot - base - (after + semesters) * rise;
	const end = semesters * tread;
	// A full stair goes on under the gap to the next one.
	const edge = end < 640 ? 640 : 680;
	return (
		<svg
			viewBox={`0 0 640 ${foot}`}
			className={`on-mist full-width ${styles.steps}`}
			aria-hidden="true"
			focusable="false"
		>
			<path
				d={`M0 ${foot}${steps.map(({ x, y }) => `V${y}H${x + tread}`).join("")}H${edge}V${foot}Z`}
				className={styles.hill}
			/>
			{end < 640 && <Summit x={end} y={top} />}
			<Climber x={end - tread / 2} y={top} />
			{steps.map(({ number, x, y }) => (
				<text key={number} x={x + 10} y={y + 28} className={styles.number}>
					{number}
				</text>
			))}
		</svg>
	);
}

/** Ten semesters take the whole width, and more than ten take as much. */
function SemesterRow({ semesters }: { semesters: number }) {
	const places = Array.from({ length: semesters }, (_, index) => index * tread);
	return (
		<div>
			<svg
				viewBox={`0 0 ${Math.max(10, semesters) * tread} ${tread}`}
				className={`on-mist full-width ${styles.steps}`}
				aria-hidden="true"
				focusable="false"
			>
				<path d={places.map((x) => `M${x} 0h${tread - 2}v${tread}h${2 - tread}Z`).join("")} className={styles.hill} />
				{places.map((x, index) => (
					<text key={x} x={x + 10} y={28} className={styles.number}>
						{index + 1}
					</text>
				))}
			</svg>
		</div>
	);
}

function Climber({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`} className={styles.climber}>
			<circle cy="-40" r="5" />
			<path d="M0-33V-17M0-31l9 8 7-7M0-17l-6 17M0-17l8 9v8" />
		</g>
	);
}

/** Trees and a house at the top of the stair. */
function Summit({ x, y }: { x: number; y: number }) {
	return (
		<path
			d={`M${x + 150} ${y}v-26l26-18 26 18v26M${x + 166} ${y}v-14h12v14M${x + 90} ${y}v-58M${x + 90} ${y - 54}l-14 20h28ZM${x + 250} ${y}v-46M${x + 250} ${y - 44}l-12 18h24ZM${x + 290} ${y}v-66M${x + 290} ${y - 62}l-15 24h30Z`}
			className={styles.summit}
		/>
	);
}
