import { clockAtSchool } from "#src/calendar/day.ts";
import type { CaseRead } from "#src/cases/desk/case-reads.server.ts";
import { shortDay } from "#src/office/parts/days.ts";
import styles from "./answers.module.css";

const shown = 12;

/** Shows who has read this within a year. */
export function Reads({ reads, today }: { reads: readonly CaseRead[]; today: string }) {
	return (
		<div>
			<h2>
				Viewed by
				<span>last 12 months</span>
			</h2>
			<ul className={styles.legal}>
				{reads.slice(0, shown).map(({ day, memberName, documents, lastAt }) => (
					<li key={`${day} ${memberName}`}>
						{memberName}, {shortDay(day, today)}, {clockAtSchool(new Date(lastAt)).slice(11, 16)}
						{documents > 0 && `, ${documents === 1 ? "1 document" : `${documents} documents`}`}
					</li>
				))}
				{reads.length > shown && <li>and {reads.length - shown} more</li>}
			</ul>
		</div>
	);
}
