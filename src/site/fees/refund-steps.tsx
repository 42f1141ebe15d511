import { rupees } from "#src/formatting/rupees.ts";
import type { Fees, RefundStep } from "#src/school/fees.ts";
import { feesWords } from "#src/school/words/sets/admission-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./fees.module.css";
import { firstYear, refundOf } from "./totals.ts";

/** What is refunded by the day on which someone leaves, with the first programme's first year as an example. */
export function RefundSteps({ fees }: { fees: Fees }) {
	const words = useWords(feesWords);
	const { outlines } = useSchool();
	const [first] = outlines.programmes;
	const paid = (first && firstYear(fees, first.key)) ?? 0;
	return (
		<>
			<table className={styles.refunds}>
				<thead>
					<tr>
						<th scope="col">{words.refundWhen}</th>
						<th scope="col">{words.refundShare}</th>
						<th scope="col">{words.refundExample({ paid: rupees(paid), name: first?.name ?? "" })}</th>
					</tr>
				</thead>
				<tbody>
					{fees.refunds.steps.map((step) => (
						<tr key={step.when}>
							<th scope="row">{step.when}</th>
							<td>{shareWords(words, step)}</td>
							<td>{rupees(refundOf(paid, step))}</td>
						</tr>
					))}
				</tbody>
			</table>
			<ul className={styles.list}>
				{fees.refunds.notes.map((note) => (
					<li className="pad-3 line-below" key={note}>
						{note}
					</li>
				))}
			</ul>
		</>
	);
}

function shareWords(words: WordsOf<typeof feesWords>, { share, less }: RefundStep): string {
	const refund = share === 0 ? words.noRefund : `${share}%`;
	return less ? words.refundLess({ refund, less: rupees(less) }) : refund;
}
