import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { CountUp } from "#src/ui/motion/count-up.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./campus-counters.module.css";

/** Five figures about the campus. */
export function CampusCounters() {
	const messages = useMessages(campusMessages);
	const { campus } = useSchool();
	return (
		<section data-surface="shola" className="pad-8" aria-labelledby="figures">
			<PageGrid plain>
				<h2 id="figures" className={styles.title}>
					{messages.figuresTitle}
				</h2>
				<ul className={`rule-above grid ${styles.counters}`}>
					{campus.counters.map(({ label, value, suffix }) => (
						<li key={label}>
							<CountUp value={value} suffix={suffix} className={styles.number} />
							<span className={styles.label}>{label}</span>
						</li>
					))}
				</ul>
			</PageGrid>
		</section>
	);
}
