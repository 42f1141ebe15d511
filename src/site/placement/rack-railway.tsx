import { useSchool } from "#src/site/school/use-school.ts";
import numbered from "#src/ui/numbered.module.css";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./rack-railway.module.css";

/** The steps of recruitment as stations of a rack railway; without contour lines as a list. */
export function RackRailway() {
	const { placement, identity } = useSchool();
	if (!identity.contours) return <StepList />;
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

function StepList() {
	const { placement } = useSchool();
	return (
		<section data-surface="shola" className="pad-8" aria-labelledby="process">
			<PageGrid plain>
				<h2 id="process" className="below-6">
					{placement.stepsTitle}
				</h2>
				<ol className="line-below">
					{placement.steps.map(({ title, text }, index) => (
						<li key={title} className="pad-above-3 pad-below-4 line-above">
							<h3 className="size-4">
								{index + 1} {title}
							</h3>
							<p className="above-1 soft">{text}</p>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}
