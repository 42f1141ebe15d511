import type { StageDetails } from "#src/admissions/applications/stage.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonthYear, formatWeekdayDay } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import * as paths from "#src/paths.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchoolWays } from "#src/site/school/use-school-ways.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./stage-card.module.css";

/** Day, time and place of the interview, for a calendar too. */
export function InterviewCard({ details: { at = "", place }, token }: { details: StageDetails; token: string }) {
	const messages = useMessages(trackerMessages);
	const ways = useSchoolWays();
	const moment = new Date(at);
	const day = dayAtSchool(moment);
	const big = dayAndMonthYear(day);
	return (
		<section aria-labelledby="interview" className={styles.card}>
			<p className="small strong" aria-hidden="true">
				<span className={styles.day}>{big.day}</span>
				{big.monthYear}
			</p>
			<div className={`stack-4 items-start content-start ${styles.text}`}>
				<h3 id="interview" className="size-3">
					{messages.interviewTitle}
				</h3>
				<p className="large strong leading-135">
					{messages.interviewTime({
						day: formatWeekdayDay(day),
						time: formatTime(moment),
						moment: (text) => <time dateTime={at}>{text}</time>,
					})}
				</p>
				<p className={styles.place}>{place}</p>
				<p>{messages.otherInterviewTime(ways)}</p>
				<ButtonLink href={paths.interviewCalendar(token)} download>
					<Icon name="download" />
					{messages.addToCalendar}
				</ButtonLink>
			</div>
		</section>
	);
}
