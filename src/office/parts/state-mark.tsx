import type { ReactNode } from "react";
import type { CaseStatus } from "#src/cases/case.ts";
import styles from "./state-mark.module.css";

const fillProps = { fill: "currentColor", stroke: "none" } as const;

const shapes: Record<CaseStatus | "late", ReactNode> = {
	new: <circle cx="6" cy="6" r="4" {...fillProps} />,
	ours: (
		<>
			<circle cx="6" cy="6" r="4.75" />
			<path d="M6 1.25a4.75 4.75 0 0 0 0 9.5z" {...fillProps} />
		</>
	),
	theirs: <circle cx="6" cy="6" r="4.75" />,
	complete: (
		<>
			<circle cx="6" cy="6" r="5.5" {...fillProps} />
			<path d="M3.5 6.2l1.8 1.8 3.3-3.8" className={styles.tick} />
		</>
	),
	decided: (
		<>
			<path d="M1 1h10v10H1z" {...fillProps} />
			<path d="M3.5 6.2l1.8 1.8 3.3-3.8" className={styles.tick} />
		</>
	),
	closed: <path d="M1.75 1.75h8.5v8.5h-8.5zM1.75 10.25l8.5-8.5" />,
	late: (
		<>
			<path d="M.5 1.5h11" />
			<path d="M1.8 3.5h8.4L6 10.5z" {...fillProps} />
		</>
	),
};

/** The mark of a case's status, or of an overdue day. The words beside it say what is to be done. */
export function StateMark({ state }: { state: CaseStatus | "late" }) {
	return (
		<svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true" focusable="false" data-state={state}>
			{shapes[state]}
		</svg>
	);
}
