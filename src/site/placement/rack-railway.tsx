import { useSchool } from "#src/site/school/use-school.ts";
import numbered from "#src/ui/numbered.module.css";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./rack-railway.module.css";

/** The six steps of recruitment as stations of a rack railway. */
export function RackRailway() {
	const { placement } = useSchool();
	return (
		<section data-surface="shola" className="pad-8 clipped" aria-labelledby="process">
			<PageGrid plain>
				<h2 id="process" className={styles.title}>
					{placement.stepsTitle}
				</h2>
				<ol className={`${numbered.numbered} ${styles.stations}`}>
					{placement.steps.map(({ title, text }) => (
						<li key={title} className={styles.station}>
							<h3 className={styles.name}>{title}</h3>
							<p className={`above-1 soft ${styles.text}`}>{text}</p>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}
