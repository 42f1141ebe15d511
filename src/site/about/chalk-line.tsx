import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./chalk-line.module.css";

/** The school's history to scale, one stroke per year, along the line chalked on its first morning. */
export function ChalkLine() {
	const { about } = useSchool();
	const dated = about.milestones.map(({ year }) => year);
	const [first, last] = [Math.min(...dated), Math.max(...dated)];
	const years = dated.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, after) => first + after);
	return (
		<section data-surface="shola" className="pad-8 clipped" aria-labelledby="line">
			<PageGrid plain>
				<h2 id="line" className={styles.title}>
					{about.milestonesTitle}
				</h2>
				<ol className={`pad-below-4 relative ${styles.years}`}>
					<li className={styles.chalk} aria-hidden="true">
						<Chalk />
					</li>
					{years.map((year) => (
						<Year key={year} year={year} />
					))}
				</ol>
			</PageGrid>
		</section>
	);
}

/** A year without an event is a bare stroke. */
function Year({ year }: { year: number }) {
	const { about } = useSchool();
	const index = about.milestones.findIndex((milestone) => milestone.year === year);
	const milestone = about.milestones[index];
	if (!milestone) return <li className={styles.stroke} aria-hidden="true" />;
	return (
		<li className={index % 2 === 0 ? styles.below : styles.above}>
			<div className={styles.entry}>
				<h3 className={styles.year}>{year}</h3>
				<p className="leading-14">{milestone.text}</p>
			</div>
		</li>
	);
}

/** Horizontal in wide views, vertical in narrow ones. */
function Chalk() {
	const strokes = useSchool().identity.contours ? (
		<>
			<path d="M0 13c90-4 160 3 260 0s190-3 300 1 210-4 330-1 200 2 310-2 250 4 400 1" />
			<path d="M0 11c120 3 220-2 330 1s260 2 380-1 240 3 350 1 300-3 540 1" />
		</>
	) : (
		<path d="M0 12h1600" />
	);
	return (
		<>
			<svg
				viewBox="0 0 1600 24"
				preserveAspectRatio="none"
				className={styles.along}
				aria-hidden="true"
				focusable="false"
			>
				{strokes}
			</svg>
			<svg
				viewBox="0 0 24 1600"
				preserveAspectRatio="none"
				className={styles.down}
				aria-hidden="true"
				focusable="false"
			>
				<g transform="matrix(0 1 1 0 0 0)">{strokes}</g>
			</svg>
		</>
	);
}
