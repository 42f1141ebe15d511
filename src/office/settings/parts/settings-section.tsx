import { type ReactNode, useId } from "react";
import type { ActAnswer } from "#src/office/kit/acts/act-answer.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./settings.module.css";

type Props = {
	title: string;
	section: string;
	outcome: Pick<ActAnswer, "section" | "ok" | "message"> | undefined;
	children: ReactNode;
};

/** A part of a page of settings, with its outcomes form. */
export function SettingsSection({ title, section, outcome, children }: Props) {
	const id = useId();
	const mine = outcome?.section === section ? outcome : undefined;
	return (
		<section className={styles.section} aria-labelledby={id} id={section}>
			<h2 id={id}>{title}</h2>
			<div>
				{mine && (
					<p
						className={mine.ok ? styles.done : controls.error}
						role={mine.ok ? "status" : "alert"}
						data-unplaced={mine.ok ? undefined : ""}
					>
						{mine.message}
					</p>
				)}
				{children}
			</div>
		</section>
	);
}
