import { type ReactNode, useId } from "react";
import type { Given } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./settings.module.css";

/** What an action answers to a form of a section: what went wrong, or that it is done. */
export type Outcome = { section: string; ok: boolean; message: string };

/** The same with what was typed into a form that was refused. */
export type TypedOutcome = Outcome & { given?: Given };

type Props = { title: string; section: string; outcome: Outcome | undefined; children: ReactNode };

/** A part of a page of settings, with what became of its form. */
export function SettingsSection({ title, section, outcome, children }: Props) {
	const id = useId();
	const mine = outcome?.section === section ? outcome : undefined;
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div>
				{mine && (
					<p className={mine.ok ? styles.done : controls.error} role={mine.ok ? "status" : "alert"}>
						{mine.message}
					</p>
				)}
				{children}
			</div>
		</section>
	);
}
