import type { DatedEntry } from "#src/admissions/season/season-dates.ts";
import type { PageMessages } from "#src/admissions/stage-messages/stage-messages.ts";
import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { titleOfDate } from "#src/site/admissions/date-labels.ts";
import { ActForm } from "#src/site/application/tracker/acts/tracker-form.tsx";
import { House } from "#src/ui/house/house.tsx";
import type { HousePart } from "#src/ui/house/plot-parts.ts";
import { InterviewCard } from "./interview-card.tsx";
import { OfferCard } from "./offer-card.tsx";
import { StageLine } from "./stage-line.tsx";
import styles from "./stage-now.module.css";
import { describeWaiting } from "./waiting-messages.ts";

type StageNowProps = {
	tracking: Tracking;
	/** About the present stage. */
	pageMessages: PageMessages;
	token: string;
	/** ISO 8601 in UTC. */
	now: string;
	/** Tasks that the applicant still has, with their place on the page. */
	tasks: readonly { label: string; at: string }[];
	/**
	 * Time from which the office has been waiting for a document that it has asked for; undefined for none. ISO 8601 in
	 * UTC.
	 */
	askedAt: string | undefined;
	/** Results that can be sent later, because they are not out yet; empty for none. */
	later: string;
	/** Date of the season that comes next; null where none is awaited. */
	nextDate: DatedEntry | null;
	/** Parts of the house, if one is drawn. */
	house: readonly HousePart[] | false | undefined;
	/** Address of the feed of the applicant's own dates; null once there are none. */
	calendar: string | null;
	/** Cost of accepting the offered seat; null for nothing. */
	seatFee: { rupees: number; days: number } | null;
};

/** State of an application: the line of its stages, what happens now, and what the applicant can answer. */
export function StageNow({
	tracking,
	pageMessages: { title, text },
	token,
	now,
	tasks,
	askedAt,
	later,
	nextDate,
	house,
	calendar,
	...rest
}: StageNowProps) {
	const ownMessages = useMessages(trackerMessages);
	const { stage, details, may } = tracking;
	const waiting = describeWaiting(ownMessages, { ...tracking, askedAt }, now);
	const isAhead = details.at !== undefined && details.at > now;
	return (
		<div className="stack-6 full-width">
			<StageLine tracking={tracking} />
			<div className={styles.now}>
				{house && <House parts={house} />}
				<div className={`stack-3 items-start content-start ${styles.words}`}>
					<p className={styles.title}>{title}</p>
					{text && <p>{text}</p>}
					{waiting && <p className="soft">{waiting}</p>}
					{tasks.length > 0 && (
						<div>
							<p className="soft">{ownMessages.toDo}</p>
							<ul className={styles.toDo}>
								{tasks.map(({ label, at }) => (
									<li key={at}>
										<a href={at}>{label}</a>
									</li>
								))}
							</ul>
						</div>
					)}
					{later && <p>{(tasks.length > 0 ? ownMessages.sendLater : ownMessages.onlyLater)({ what: later })}</p>}
					{nextDate && <NextDate {...nextDate} />}
					{calendar && <OwnCalendar address={calendar} />}
					{stage === "withdrawn" && (
						<p>{ownMessages.withdrawnRefund({ refunds: (text) => <a href={paths.refunds}>{text}</a> })}</p>
					)}
				</div>
			</div>
			{stage === "interview" && isAhead && <InterviewCard details={details} token={token} />}
			{may.accept && details.answerBy && (
				<OfferCard answerBy={details.answerBy} today={dayAtSchool(new Date(now))} token={token} {...rest} />
			)}
			{may.takeBack && (
				<div className={`stack-3 items-start ${styles.label}`}>
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
