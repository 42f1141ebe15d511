import { programmesWords } from "#src/school/words/sets/admission-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./working-week.module.css";

/** A weekly timetable, half drawing and half workshop. */
export function WorkingWeek() {
	const words = useWords(programmesWords);
	const {
		diploma: { week: diplomaWeek },
	} = useSchool();
	return (
		<table className={styles.week}>
			<caption className={styles.caption}>{words.weekCaption}</caption>
			<thead>
				<tr>
					<th scope="col">{words.day}</th>
					<th scope="col">{words.morning}</th>
					<th scope="col">{words.afternoon}</th>
				</tr>
			</thead>
			<tbody>
				{diplomaWeek.map(({ day, morning, afternoon }) => (
					<tr key={day}>
						<th scope="row">{day}</th>
						<Half what={morning} />
						<Half what={afternoon} />
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Half({ what }: { what: string }) {
	return <td className={classNames(styles.half, what === "Drawing" ? styles.drawn : styles.built)}>{what}</td>;
}
