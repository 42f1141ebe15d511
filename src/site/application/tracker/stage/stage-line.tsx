import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { formatShort } from "#src/calendar/format.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./stage-line.module.css";
import { type Step, stageSteps } from "./stage-steps.ts";

const spoken = { done: "done", current: "now", ended: "now", ahead: "still to come" } as const;

const isNow = (state: Step["state"]) => state === "current" || state === "ended";

/** The way of an application, drawn as the section of a stair: behind it, where it is, ahead of it. */
export function StageLine({ tracking }: { tracking: Tracking }) {
	return (
		<ol className={styles.stair}>
			{stageSteps(tracking).map(({ label, state, day }) => (
				<li key={label} className={`${styles.step} ${styles[state]}`} aria-current={isNow(state) ? "step" : undefined}>
					<span className={styles.words}>
						<span className={styles.label}>{label}</span>
						<VisuallyHidden>, {spoken[state]}</VisuallyHidden>
						{day && (
							<time dateTime={day} className={styles.day}>
								{formatShort(day)}
							</time>
						)}
					</span>
				</li>
			))}
		</ol>
	);
}
