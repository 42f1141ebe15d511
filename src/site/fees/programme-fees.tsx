import { rupees } from "#src/formatting/rupees.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { feesMessages, programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { describeLength } from "#src/site/school/programme-pages.ts";
import { usePageOfProgramme } from "#src/site/school/use-page-of-programme.ts";
import styles from "./programme-fees.module.css";
import { livingOf, partTotal, programmeTotal, yearsOf, yearTotal } from "./totals.ts";
import { costOnCampus } from "./whole-course/course-cost.ts";
import { addressOfCost } from "./whole-course/fee-line.tsx";

const parts = (messages: MessagesOf<typeof feesMessages>) =>
	[
		{ part: "tuition", label: messages.tuition },
		{ part: "studio", label: messages.studio },
		{ part: "exam", label: messages.exams },
	] as const;

/** The years of a programme and what each of them is made of; nothing of parts that cost nothing. */
export function ProgrammeFees({ fees, outline }: { fees: SchoolFees; outline: ProgrammeOutline }) {
	const messages = useMessages(feesMessages);
	const costTexts = useMessages(costMessages);
	const { key, name } = outline;
	const page = usePageOfProgramme()(outline);
	const lengthMessages = useMessages(programmesMessages);
	const years = yearsOf(fees, key).map((year, index) => ({ number: index + 1, year }));
	const shownParts = parts(messages).filter(({ part }) => partTotal(fees, key, part) > 0);
	if (shownParts.length === 0) return null;
	return (
		<section aria-labelledby={`fees-${key}`} className={styles.programme}>
			<div className={`wide-1-4 ${styles.head}`}>
				<h2 id={`fees-${key}`} className="small-heading pad-3 rule-above any-width">
					<a href={page}>{name}</a>
				</h2>
				<p className={styles.whole}>
					{rupees(programmeTotal(fees, key))}
					<span>{describeLength(lengthMessages, outline)}</span>
				</p>
				<p className="not-printed small pad-below-4">
					<a href={addressOfCost(key)} className="block-link">
						{costTexts.wholeCourseAmount({
							course: costTexts.wholeCourse({ years: years.length, living: livingOf(fees) }),
							amount: rupees(costOnCampus(fees, key).total),
						})}
					</a>
				</p>
			</div>
			<table aria-labelledby={`fees-${key}`} className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{messages.year}</th>
						{shownParts.map(({ part, label }) => (
							<th key={part} scope="col">
								{label}
							</th>
						))}
						<th scope="col">{messages.total}</th>
					</tr>
				</thead>
				<tbody>
					{years.map(({ number, year }) => (
						<tr key={number}>
							<th scope="row">{number}</th>
							{shownParts.map(({ part }) => (
								<td key={part}>{thousands(year[part])}</td>
							))}
							<td>{thousands(yearTotal(year))}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{messages.allYears}</th>
						{shownParts.map(({ part }) => (
							<td key={part}>{thousands(partTotal(fees, key, part))}</td>
						))}
						<td>{thousands(programmeTotal(fees, key))}</td>
					</tr>
				</tfoot>
			</table>
		</section>
	);
}
