import { staffMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./years-bar.module.css";

const block = 5;
/** The longest bar, in years. */
const maxYears = 45;

/**
 * Years of experience as a scale bar with a block for each five years, at the same scale for everyone; as text alone
 * where the school has no contour lines.
 */
export function YearsBar({ years }: { years: number }) {
	const messages = useMessages(staffMessages);
	const { contours } = useSchool().identity;
	const blocks = Array.from({ length: Math.ceil(years / block) }, (_, index) => ({
		from: index * block,
		to: Math.min((index + 1) * block, years),
	}));
	return (
		<>
			{messages.years({ count: years })}
			{contours && years > 0 && years <= maxYears && (
				<svg viewBox={`-0.1 -0.2 ${maxYears + 1} 1.6`} className={styles.bar} aria-hidden="true" focusable="false">
					{blocks.map(({ from, to }, index) => (
						<rect
							key={from}
							x={from}
							y={0}
							width={to - from}
							height={1.2}
							className={index % 2 === 0 ? styles.full : styles.empty}
						/>
					))}
				</svg>
			)}
		</>
	);
}
