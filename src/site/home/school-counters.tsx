import { useSchool } from "#src/site/school/use-school.ts";
import { CountUp } from "#src/ui/motion/count-up.tsx";
import styles from "./school-counters.module.css";

/** Three figures about the school, counting up when they come into view. */
export function SchoolCounters() {
	const { identity } = useSchool();
	return (
		<ul className={styles.counters}>
			{identity.counters
				.filter(({ value }) => value > 0)
				.map(({ value, suffix, label }) => (
					<li key={label}>
						<CountUp value={value} suffix={suffix} className={styles.number} />
						<span className={styles.label}>{label}</span>
					</li>
				))}
		</ul>
	);
}
