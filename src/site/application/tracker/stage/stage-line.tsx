import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { formatShort } from "#src/calendar/format.ts";
import { translateText } from "#src/languages/language.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./stage-line.module.css";
import { type Step, stageSteps } from "./stage-steps.ts";

const spokenStates = (messages: MessagesOf<typeof trackerMessages>) =>
	({
		done: translateText("done"),
		current: translateText("now"),
		ended: translateText("now"),
		ahead: messages.stepAhead,
	}) as const;

const isNow = (state: Step["state"]) => state === "current" || state === "ended";

/** The way of an application, as squares on a line: behind it, where it is, ahead of it. */
export function StageLine({ tracking }: { tracking: Tracking }) {
	const messages = useMessages(trackerMessages);
	return (
		<ol className={styles.line}>
			{stageSteps(messages, tracking).map(({ label, state, day }) => (
				<li key={label} className={`${styles.step} ${styles[state]}`} aria-current={isNow(state) ? "step" : undefined}>
					<span className={styles.label}>
						{label}
						<VisuallyHidden>, {spokenStates(messages)[state]}</VisuallyHidden>
					</span>
					{day && (
						<time dateTime={day} className="soft figures">
							{formatShort(day)}
						</time>
					)}
				</li>
			))}
		</ol>
	);
}
