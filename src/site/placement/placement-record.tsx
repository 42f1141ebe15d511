import { rupees } from "#src/formatting/rupees.ts";
import { placementMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { PlacementYear } from "#src/school/pages/placement.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { BatchHouse } from "./batch-house.tsx";
import styles from "./placement-record.module.css";
import { sharePlaced } from "./share-placed.ts";

/** The outcome of the last batches, in numbers. Nothing for a school that has none yet. */
export function PlacementRecord() {
	const messages = useMessages(placementMessages);
	const { placement, identity } = useSchool();
	const { record, recordNotes } = placement;
	if (record.length === 0) return null;
	return (
		<section aria-labelledby="record" className={`pad-8 on-mist ${styles.section}`}>
			<PageGrid plain>
				<h2 id="record" className="below-4">
					{messages.recordTitle({ count: record.length })}
				</h2>
				<p className={styles.legend} aria-hidden="true">
					{messages[identity.contours ? "recordLegend" : "recordLegendOfSquares"]({
						found: (text) => <span className={styles.found}>{text}</span>,
						sought: (text) => <span className={styles.sought}>{text}</span>,
						other: (text) => <span className={styles.other}>{text}</span>,
					})}
				</p>
				<ul className={styles.years}>
					{record.map((batch) => (
						<li key={batch.year} className="unbroken">
							<h3 className="pad-above-3 below-4 figures rule-above">{batch.year}</h3>
							<BatchHouse batch={batch} />
							<p className={styles.share}>
								{messages.placedShare({ percent: sharePlaced(batch), label: (text) => <span>{text}</span> })}
							</p>
							<Numbers batch={batch} />
						</li>
					))}
				</ul>
				<div className={`stack-2 above-6 small ${styles.notes}`}>
					{recordNotes.map((note) => (
						<p key={note}>{note}</p>
					))}
				</div>
			</PageGrid>
		</section>
	);
}

function Numbers({ batch: { graduates, sought, found, pay, practices } }: { batch: PlacementYear }) {
	const messages = useMessages(placementMessages);
	const rows: [term: string, detail: string][] = [
		[messages.graduates, String(graduates)],
		[messages.sought, String(sought)],
		[messages.found, String(found)],
		[messages.medianPay, rupees(pay.median)],
		[messages.payRange, `${rupees(pay.least)} to ${rupees(pay.most)}`],
		[messages.practices, String(practices)],
	];
	return (
		<dl className={styles.rows}>
			{rows.map(([term, detail]) => (
				<div key={term}>
					<dt className="soft">{term}</dt>
					<dd className="figures">{detail}</dd>
				</div>
			))}
		</dl>
	);
}
