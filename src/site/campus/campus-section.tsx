import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { TileLink } from "#src/site/listing/card/tile-link.tsx";
import { metres } from "#src/site/page-head/metres.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import numbered from "#src/ui/numbered.module.css";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./campus-section.module.css";
import { Hill, HillPart } from "./hill.tsx";
import { placePaths } from "./place-paths.ts";

/** The places of a campus that is not drawn in section. */
function CampusPlaces() {
	const messages = useMessages(campusMessages);
	const { campus } = useSchool();
	return (
		<section aria-labelledby="section-title" className={styles.section}>
			<PageGrid plain>
				<div className={`stack-3 below-5 ${styles.head}`}>
					<h2 id="section-title">{messages.title}</h2>
					<p>{campus.sectionLead}</p>
				</div>
				<ul className="stack-4 pad-above-4">
					{campus.levels.map(({ key, label, note }) => (
						<li key={key} className="pad-above-3 rule-above">
							<h3 className={styles.name}>
								<a href={placePaths[key]}>{label}</a>
							</h3>
							<p className="small soft">{note}</p>
						</li>
					))}
				</ul>
			</PageGrid>
		</section>
	);
}

/** The campus in section from north to south, each place at its altitude. */
export function CampusSection() {
	const messages = useMessages(campusMessages);
	const { campus, identity } = useSchool();
	if (!identity.contours) return <CampusPlaces />;
	return (
		<section aria-labelledby="section-title" className={styles.section}>
			<PageGrid plain>
				<div className={`stack-3 below-5 ${styles.head}`}>
					<h2 id="section-title">{messages.sectionTitle}</h2>
					<p>{campus.sectionLead}</p>
				</div>
				<div className={styles.drawing}>
					<Hill />
				</div>
				<ol className={`${numbered.numbered} ${styles.places}`}>
					{campus.levels.map(({ key, label, metres: level, note }) => (
						<li key={key} className={styles.place}>
							<HillPart of={key} className={styles.part} />
							<span className={styles.level}>{metres(level)}</span>
							<h3 className={styles.name}>
								<TileLink to={placePaths[key]}>{label}</TileLink>
							</h3>
							<p className={`small soft leading-14 ${styles.note}`}>{note}</p>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}
