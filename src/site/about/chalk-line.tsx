import { about } from "#content/about.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import styles from "./chalk-line.module.css";

/** The school's years along the line that was chalked through the Loft on the first morning. */
export function ChalkLine() {
	return (
		<section data-surface="shola" className={styles.section} aria-labelledby="line">
			<Sheet plain>
				<h2 id="line" className={styles.title}>
					The line is still there
				</h2>
			</Sheet>
			<svg viewBox="0 0 1600 24" preserveAspectRatio="none" className={styles.line} aria-hidden="true" focusable="false">
				<path d="M0 13c90-4 160 3 260 0s190-3 300 1 210-4 330-1 200 2 310-2 250 4 400 1" />
				<path d="M0 11c120 3 220-2 330 1s260 2 380-1 240 3 350 1 300-3 540 1" />
			</svg>
			<Sheet plain>
				<ol className={styles.years}>
					{about.milestones.map(({ year, text }) => (
						<li key={year} className={styles.entry}>
							<h3 className={styles.year}>{year}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</Sheet>
		</section>
	);
}
