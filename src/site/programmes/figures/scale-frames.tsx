import type { Picture } from "#src/content/picture.ts";
import { programmesWords } from "#src/school/words/sets/admission-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./scale-frames.module.css";

/** The four semesters as frames on one map, each inside the next. */
export function ScaleFrames({ map }: { map: Picture }) {
	const words = useWords(programmesWords);
	const {
		urbanDesign: { scales: urbanScales },
	} = useSchool();
	return (
		<section data-surface="shola" className={styles.section} aria-labelledby="scales">
			<PageGrid className={styles.sheet}>
				<div className={styles.map}>
					<Drawing picture={map} sizes="(min-width: 62rem) 50rem, 100vw" />
					<span className={styles.town} aria-hidden="true">
						3
					</span>
					<span className={styles.neighbourhood} aria-hidden="true">
						2
					</span>
					<span className={styles.street} aria-hidden="true">
						1
					</span>
				</div>
				<div className={styles.words}>
					<h2 id="scales">{words.scalesTitle}</h2>
					<ol className={styles.scales}>
						{urbanScales.map(({ name, scale, text }) => (
							<li key={name} className={styles.scale}>
								<h3 className={styles.name}>{name}</h3>
								<p className={styles.measure}>{scale}</p>
								<p className={styles.text}>{text}</p>
							</li>
						))}
					</ol>
				</div>
			</PageGrid>
		</section>
	);
}
