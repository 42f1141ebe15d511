import type { Step } from "#src/school/trust.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./procedure.module.css";

/** A procedure on a dark band: numbered steps, and how long each may take. */
export function Procedure({ title, steps }: { title: string; steps: readonly Step[] }) {
	if (steps.length === 0) return null;
	return (
		<section data-surface="shola" aria-labelledby="steps" className="pad-above-8 pad-below-9">
			<PageGrid plain>
				<h2 id="steps" className={styles.title}>
					{title}
				</h2>
				<ol className={styles.steps}>
					{steps.map((step) => (
						<li key={step.title} className={styles.step}>
							<p className={styles.within}>{step.within}</p>
							<h3>{step.title}</h3>
							<p>{step.text}</p>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}
