import { useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./stools.module.css";

const maxStools = 6;

/**
 * Draws each vacancy as a studio stool, or as a square where the school has no contour lines; free ones have colour.
 * The text beside them gives the number.
 */
export function Stools({ count, taken, className }: { count: number; taken: boolean; className?: string | undefined }) {
	const { contours } = useSchool().identity;
	const stools = Array.from({ length: Math.min(count, maxStools) }, (_, index) => index);
	return (
		<svg
			viewBox={`0 0 ${stools.length * 22} 32`}
			preserveAspectRatio="xMinYMin"
			className={classNames(styles.stools, className)}
			data-taken={taken || undefined}
			aria-hidden="true"
			focusable="false"
		>
			{stools.map((index) => (
				<g key={index} transform={`translate(${index * 22})`}>
					<path d={contours ? "M2 2h16v3H2z" : "M2 2h16v16H2z"} className={styles.seat} />
					{contours && <path d="M4.5 5 1.5 31M15.5 5 18.5 31M8.5 5v26M11.5 5v26M3.2 19h13.6" className={styles.legs} />}
				</g>
			))}
		</svg>
	);
}
