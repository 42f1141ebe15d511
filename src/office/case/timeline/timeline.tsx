import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import styles from "#src/office/case/case-page.module.css";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { shortDay } from "#src/office/parts/days.ts";
import { eventsOf, type TimelineEvent } from "./timeline-events.ts";

/** What happened to a case, last first; what a member did can be undone here. */
export function Timeline({ page }: { page: CasePage }) {
	const events = eventsOf(page);
	const last = events.find(({ undo }) => undo !== null);
	return (
		<section className={styles.story} id="timeline">
			<h2>
				Timeline
				<span>
					{page.notes.length > 0 && `Notes ${page.notes.length} · `}Mails{" "}
					{events.filter(({ kind }) => kind === "mail").length}
				</span>
			</h2>
			<ol>
				{events.map((event) => (
					<li key={event.key} data-kind={event.kind}>
						<time dateTime={event.at} title={formatDateTime(new Date(event.at))}>
							{timeWords(event.at, page.today)}
						</time>
						<div>
							{event.kind === "note" ? (
								<p className={styles.note}>
									<b>{event.who}</b> {event.words}
								</p>
							) : (
								<p>
									{event.who && <b>{event.who === "applicant" ? "The applicant" : event.who}</b>}{" "}
									{event.undone ? <del>{event.words}</del> : event.words}
								</p>
							)}
							{event.mailText !== undefined && (
								<details className={styles.mailText}>
									<summary>Read it</summary>
									<p className={styles.written}>{event.mailText}</p>
								</details>
							)}
							{event.undo !== null && page.may.write && <Undo event={event} first={event === last} />}
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

function Undo({ event, first }: { event: TimelineEvent; first: boolean }) {
	return (
		<form method="post">
			<input type="hidden" name="act" value="undo" />
			<button
				type="submit"
				name="actId"
				value={event.undo ?? ""}
				aria-label={`Undo: ${event.words}`}
				data-key={first ? "z" : undefined}
			>
				Undo
			</button>
		</form>
	);
}

/** The time for today, the day for earlier. */
function timeWords(at: string, today: string): string {
	const day = dayAtSchool(new Date(at));
	return day === today ? clockAtSchool(new Date(at)).slice(11, 16) : shortDay(day, today);
}
