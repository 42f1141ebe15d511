import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { caseActs } from "#src/office/case/acts/case-page-acts.server.ts";
import styles from "#src/office/case/case-page.module.css";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import type { TimelineEvent } from "./timeline-events.ts";

/** Shows what happened to a case, last first; members' acts can be undone here. */
export function Timeline({ page }: { page: CasePage }) {
	const { events } = page;
	const count = (kind: TimelineEvent["kind"]) => events.filter((event) => event.kind === kind).length;
	const last = events.find(({ undo }) => undo !== null);
	return (
		<section className={styles.story} id="timeline">
			<h2>
				History{" "}
				<span>
					{count("note") > 0 && `Notes ${count("note")} · `}Emails {count("mail")}
				</span>
			</h2>
			<ol className={layout.lines}>
				{events.map((event) => (
					<li key={event.key} data-kind={event.kind}>
						<time dateTime={event.at} title={formatDateTime(new Date(event.at))}>
							{describeTime(event.at, page.today)}
						</time>
						<div>
							{event.kind === "note" ? (
								<p className={`${layout.card} ${styles.note}`}>
									<b>{event.who}</b> {event.text}
								</p>
							) : (
								<p>
									{event.who && (
										<b title={event.member === null ? undefined : `Team member ${event.member}`}>{event.who}</b>
									)}{" "}
									{event.undone ? <del>{event.text}</del> : event.text}
								</p>
							)}
							{event.mailText !== undefined && (
								<details className={styles.mailText}>
									<summary className={controls.textButton}>Read the email</summary>
									<p className={`${layout.card} ${styles.written}`}>{event.mailText}</p>
								</details>
							)}
							{event.undo !== null && <Undo event={event} first={event === last} />}
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

function Undo({ event, first }: { event: TimelineEvent; first: boolean }) {
	return (
		<ActForm<typeof caseActs> act="undo" fields={{ actId: event.undo ?? "" }}>
			<button
				type="submit"
				className={controls.textButton}
				aria-label={`Undo: ${event.text}`}
				data-key={first ? "z" : undefined}
			>
				Undo
			</button>
		</ActForm>
	);
}

/** The time for today, the day for earlier. */
function describeTime(at: string, today: string): string {
	const day = dayAtSchool(new Date(at));
	return day === today ? clockAtSchool(new Date(at)).slice(11, 16) : shortDay(day, today);
}
