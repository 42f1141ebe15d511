import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { Fees } from "#src/school/fees.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./living.module.css";
import { messTotal } from "./totals.ts";

/** Hostel and mess, and what is paid once. @param applicationFee rupees; null when none is asked for */
export function Living({ fees, applicationFee }: { fees: Fees; applicationFee: number | null }) {
	const { hostel, mess, deposit } = fees;
	return (
		<div className={styles.section}>
			<PageGrid className={styles.columns}>
				<section aria-labelledby="hostel" className={styles.column}>
					<h2 id="hostel">
						<a href={paths.hostel}>Hostel</a>
					</h2>
					<dl className={styles.sums}>
						{hostel.rooms.map(({ kind, perYear, note }) => (
							<Sum key={kind} what={kind} amount={perYear} unit="a year" note={note} />
						))}
					</dl>
					<Notes notes={hostel.notes} />
				</section>
				<section aria-labelledby="mess" className={styles.column}>
					<h2 id="mess">
						<a href={paths.mess}>Mess</a>
					</h2>
					<dl className={styles.sums}>
						<Sum what="Board" amount={mess.perMonth} unit="a month" />
						<Sum what={`For ${mess.months} months`} amount={messTotal(fees)} unit="a year" />
					</dl>
					<Notes notes={mess.notes} />
				</section>
				<section aria-labelledby="once" className={styles.column}>
					<h2 id="once">Once</h2>
					<dl className={styles.sums}>
						{applicationFee !== null && (
							<Sum
								what="Application fee"
								amount={applicationFee}
								unit="with the form"
								note="The same for every programme"
							/>
						)}
						<Sum what="Deposit" amount={deposit} unit="on joining" note="Given back at the end" />
					</dl>
				</section>
			</PageGrid>
		</div>
	);
}

function Sum({ what, amount, unit, note }: { what: string; amount: number; unit: string; note?: string }) {
	return (
		<div className={styles.sum}>
			<dt>
				{what}
				{note && <span>{note}</span>}
			</dt>
			<dd>
				{rupees(amount)} <span>{unit}</span>
			</dd>
		</div>
	);
}

function Notes({ notes }: { notes: readonly string[] }) {
	return notes.map((note) => (
		<p key={note} className={styles.note}>
			{note}
		</p>
	));
}
