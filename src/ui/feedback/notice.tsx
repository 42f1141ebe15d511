import type { Elements } from "#src/ui/elements.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./notice.module.css";

const icons = { info: "info", done: "check", alert: "alert" } as const;

type NoticeProps = {
	/** info: worth knowing. done: it worked. alert: it did not. */
	tone?: "info" | "done" | "alert";
	title?: string;
	/** Id under which a control of the notice finds the title that describes it. */
	titleId?: string;
	children?: Elements;
	/** Announces the notice when it appears: "polite" or "assertive". Leave out for text that is there from the start. */
	live?: "polite" | "assertive";
	/** Buttons or links below the words. */
	actions?: Elements;
};

/** A box that says what happened. */
export function Notice({ tone = "info", title, titleId, children, live, actions }: NoticeProps) {
	const role = live === "assertive" ? "alert" : live === "polite" ? "status" : undefined;
	return (
		<div role={role} className={`${styles.notice} ${styles[tone]}`}>
			<Icon name={icons[tone]} />
			<div className={styles.text}>
				{title && (
					<p id={titleId} className={styles.title}>
						{title}
					</p>
				)}
				{children}
				{actions && <div className="cluster-3 pad-above-2">{actions}</div>}
			</div>
		</div>
	);
}
