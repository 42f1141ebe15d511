import { rupees } from "#src/formatting/rupees.ts";
import type { PlacementYear } from "#src/school/pages/placement.ts";
import { placementWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { BatchHouse } from "./batch-house.tsx";
import styles from "./placement-record.module.css";
import { sharePlaced } from "./share-placed.ts";

/** What became of the last batches, in numbers. Nothing for a school that has none yet. */
export function PlacementRecord() {
	const words = useWords(placementWords);
	const { placement } = useSchool();
	const { record, recordNotes } = placement;
	if (record.length === 0) return null;
	return (
		<section aria-labelledby="record" className={styles.section}>
			<PageGrid plain>
				<h2 id="record" className={styles.title}>
					{record.length === 1 ? words.theLastBatch : words.theLastBatches} {words.inNumbers}
				</h2>
				<p className={styles.legend} aria-hidden="true">
					{words.aWindowAGraduate} <span className={styles.found}>{words.foundWork}</span>
					<span className={styles.sought}>{words.stillLooking}</span>
					<span className={styles.other}>{words.didNotLook}</span>
				</p>
				<ul className={styles.years}>
					{record.map((batch) => (
						<li key={batch.year} className={styles.year}>
							<h3 className={styles.name}>{batch.year}</h3>
							<BatchHouse batch={batch} />
							<p className={styles.share}>
								{sharePlaced(batch)}% <span>{words.placed}</span>
							</p>
							<Numbers batch={batch} />
						</li>
					))}
				</ul>
				<div className={styles.notes}>
					{recordNotes.map((note) => (
						<p key={note}>{note}</p>
					))}
				</div>
			</PageGrid>
		</section>
	);
}

function Numbers({ batch: { graduates, sought, found, pay, practices } }: { batch: PlacementYear }) {
	const words = useWords(placementWords);
	const rows: [term: string, detail: string][] = [
		[words.graduated, String(graduates)],
		[words.lookedForWork, String(sought)],
		[words.foundIt, String(found)],
		[words.medianPayAYear, rupees(pay.median)],
		[words.fromTo, `${rupees(pay.least)} to ${rupees(pay.most)}`],
		[words.practices, String(practices)],
	];
	return (
		<dl className={styles.rows}>
			{rows.map(([term, detail]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{detail}</dd>
				</div>
			))}
		</dl>
	);
}
