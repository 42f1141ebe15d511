import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { formatShort } from "#src/calendar/format.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import numbered from "#src/ui/numbered.module.css";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./stage-line.module.css";
import { type Step, stageSteps } from "./stage-steps.ts";

const spokenStates = (messages: MessagesOf<typeof trackerMessages>) =>
	({ done: "done", current: "now", ended: "now", ahead: messages.stepAhead }) as const;

const isNow = (state: Step["state"]) => state === "current" || state === "ended";

/** The way of an application, drawn as the section of a stair: behind it, where it is, ahead of it. */
export function StageLine({ tracking }: { tracking: Tracking }) {
	const messages = useMessages(trackerMessages);
	return (
		<ol className={`${numbered.numbered} ${styles.stair}`}>
			{stageSteps(messages, tracking).map(({ label, state, day }) => (
				<li key={label} className={`${styles.step} ${styles[state]}`} aria-current={isNow(state) ? "step" : undefined}>
					<span className={styles.words}>
						<span className={`strong breakable ${styles.label}`}>{label}</span>
						<VisuallyHidden>, {spokenStates(messages)[state]}</VisuallyHidden>
						{day && (
							<time dateTime={day} className="soft figures">
								{formatShort(day)}
							</time>
						)}
					</span>
				</li>
			))}
		</ol>
	);
}
