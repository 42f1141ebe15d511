import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./working-week.module.css";

/** A weekly timetable, half drawing and half workshop. */
export function WorkingWeek() {
	const messages = useMessages(programmesMessages);
	const {
		diploma: { week: diplomaWeek },
	} = useSchool();
	return (
		<table className={styles.week}>
			<caption className={styles.caption}>{messages.weekCaption}</caption>
			<thead>
				<tr>
					<th scope="col">{messages.day}</th>
					<th scope="col">{messages.morning}</th>
					<th scope="col">{messages.afternoon}</th>
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
