import { campusLevels } from "#school/texts/campus/levels.ts";
import { campus } from "#school/texts/campus.ts";
import { TileLink } from "#src/site/listing/card/tile-link.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./campus-section.module.css";
import { Hill, HillPart } from "./hill.tsx";
import { metres } from "./metres.ts";

/** The campus in section from north to south, each place at its altitude. */
export function CampusSection() {
	return (
		<section aria-labelledby="section-title" className={styles.section}>
			<PageGrid plain>
				<div className={styles.head}>
					<h2 id="section-title">The campus in section</h2>
					<p>{campus.sectionLead}</p>
				</div>
				<div className={styles.drawing}>
					<Hill />
				</div>
				<ol className={styles.places}>
					{campusLevels.map(({ key, label, to, metres: level, note }) => (
						<li key={key} className={styles.place}>
							<HillPart of={key} className={styles.part} />
							<span className={styles.level}>{metres(level)}</span>
							<h3 className={styles.name}>
								<TileLink to={to}>{label}</TileLink>
							</h3>
							<p className={styles.note}>{note}</p>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}
