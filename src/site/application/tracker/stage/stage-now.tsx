import type { DatedEntry } from "#src/admissions/season/season-dates.ts";
import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { titleOfDate } from "#src/site/admissions/date-labels.ts";
import { ActForm } from "#src/site/application/tracker/acts/tracker-form.tsx";
import { InterviewCard } from "./interview-card.tsx";
import { OfferCard } from "./offer-card.tsx";
import { StageLine } from "./stage-line.tsx";
import styles from "./stage-now.module.css";

type StageNowProps = {
	tracking: Tracking;
	token: string;
	/** ISO 8601 in UTC. */
	now: string;
	/** Tasks that the applicant still has, with their place on the page. */
	tasks: readonly { label: string; at: string }[];
	/** Results that can be sent later, because they are not out yet; empty for none. */
	later: string;
	/** Date of the season that comes next; null where none is awaited. */
	nextDate: DatedEntry | null;
	/** Address of the feed of the applicant's own dates; null once there are none. */
	calendar: string | null;
	/** Cost of accepting the offered seat; null for nothing. */
	seatFee: { rupees: number; days: number } | null;
};

/** Status of an application: the card to answer, the line of its stages, the tasks and the dates. */
export function StageNow({ tracking, token, now, tasks, later, nextDate, calendar, ...rest }: StageNowProps) {
	const ownMessages = useMessages(trackerMessages);
	const { stage, details, may } = tracking;
	const isAhead = details.at !== undefined && details.at > now;
	return (
		<div className="stack-6 full-width">
			{stage === "interview" && isAhead && <InterviewCard details={details} token={token} />}
			{may.accept && details.answerBy && (
				<OfferCard answerBy={details.answerBy} today={dayAtSchool(new Date(now))} token={token} {...rest} />
			)}
			<StageLine tracking={tracking} />
			{(tasks.length > 0 || later || nextDate || calendar) && (
				<div className={styles.now}>
					{(tasks.length > 0 || later) && (
						<div className="stack-3 content-start">
							<h3 className="size-4">{ownMessages.toDo}</h3>
							{tasks.length > 0 && (
								<ul className={styles.toDo}>
									{tasks.map(({ label, at }) => (
										<li key={at}>
											<a href={at}>{label}</a>
										</li>
									))}
								</ul>
							)}
							{later && <p>{(tasks.length > 0 ? ownMessages.sendLater : ownMessages.onlyLater)({ what: later })}</p>}
						</div>
					)}
					{(nextDate || calendar) && (
						<div className="stack-3 content-start">
							<h3 className="size-4">{ownMessages.datesTitle}</h3>
							{nextDate && <NextDate {...nextDate} />}
							{calendar && <OwnCalendar address={calendar} />}
						</div>
					)}
				</div>
			)}
			{stage === "withdrawn" && (
				<p>{ownMessages.withdrawnRefund({ refunds: (text) => <a href={paths.refunds}>{text}</a> })}</p>
			)}
			{may.undoWithdrawal && (
				<div className="stack-3 items-start">
					<p>{ownMessages.restoreNote}</p>
					<ActForm token={token} act="take-back">
						{ownMessages.restoreApplication}
					</ActForm>
				</div>
			)}
		</div>
	);
}

/** The feed of the applicant's own dates, to follow or to take once. */
function OwnCalendar({ address }: { address: string }) {
	const messages = useMessages(trackerMessages);
	return (
		<p className="not-printed">
			{messages.ownCalendar({
				feed: (text) => <a href={address.replace(/^https?:/, "webcal:")}>{text}</a>,
				file: (text) => (
					<a href={address} download>
						{text}
					</a>
				),
			})}
		</p>
	);
}

/** The date of the season that comes next, with all of them for a calendar. */
function NextDate({ title, day, until, expected, programmes }: DatedEntry) {
	const messages = useMessages(trackerMessages);
	const dates = useMessages(datesMessages);
	const name = titleOfDate(dates, { title, expected });
	let span = formatLong(day);
	if (until?.startsWith(day.slice(0, 7))) span = `${dayAndMonth(day).day}–${formatLong(until)}`;
	else if (until) span = dates.weekdaySpan({ from: span, to: formatLong(until) });
	return (
		<p>
			{messages.nextDate({
				title: name,
				day: span,
				dates: (text) => <a href={paths.dates}>{text}</a>,
				file: (text) => (
					<a href={paths.datesCalendar(programmes.length === 1 ? (programmes[0] ?? "all") : "all")} download>
						{text}
					</a>
				),
			})}
		</p>
	);
}
