import type { OfferedSlot } from "#src/admissions/interviews/read-invitation.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import { interviewMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./interview.module.css";

/** The free times, day by day; each is a button that takes it. */
export function FreeTimes({ slots, title }: { slots: readonly OfferedSlot[]; title?: string }) {
	const messages = useMessages(interviewMessages);
	const days = Map.groupBy(slots, ({ startsAt }) => dayAtSchool(new Date(startsAt)));
	return (
		<section className="stack-4">
			{title && <h2 className="size-4">{title}</h2>}
			<form method="post">
				{[...days].map(([day, ofDay]) => (
					<fieldset key={day} className={styles.day}>
						<legend>{formatWeekdayDay(day)}</legend>
						{ofDay.map(({ id, startsAt, place }) => (
							<Button key={id} type="submit" name="slot" value={String(id)} className={styles.time}>
								<strong>{formatTime(new Date(startsAt))}</strong> <span>{place}</span>
							</Button>
						))}
					</fieldset>
				))}
			</form>
			<p className="small soft">{messages.timeZone}</p>
		</section>
	);
}
