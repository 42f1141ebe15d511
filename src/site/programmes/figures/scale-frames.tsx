import type { Picture } from "#src/content/picture.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./scale-frames.module.css";

/** The four semesters as frames on one map, each inside the next. */
export function ScaleFrames({ map }: { map: Picture }) {
	const messages = useMessages(programmesMessages);
	const {
		urbanDesign: { scales: urbanScales },
	} = useSchool();
	return (
		<section data-surface="shola" className="clipped" aria-labelledby="scales">
			<PageGrid className={`rows-6 pad-below-8 ${styles.sheet}`}>
				<div className={`not-printed ${styles.map}`}>
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
				<div className={`wide-9-end ${styles.copy}`}>
					<h2 id="scales">{messages.scalesTitle}</h2>
					<ol className="above-6">
						{urbanScales.map(({ name, scale, text }) => (
							<li key={name} className={styles.scale}>
								<h3 className="size-4">{name}</h3>
								<p className="figures">{scale}</p>
								<p className={styles.text}>{text}</p>
							</li>
						))}
					</ol>
				</div>
			</PageGrid>
		</section>
	);
}
