import type { ProgrammeStep } from "#src/school/pages/programme.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./steps.module.css";

type StepsProps = {
	steps: readonly ProgrammeStep[];
	/** rows: numbers in front. columns: numbers on top, three across. */
	shape?: "rows" | "columns";
};

/** Numbered steps. */
export function Steps({ steps, shape = "rows" }: StepsProps) {
	return (
		<ol className={classNames(styles.steps, styles[shape])}>
			{steps.map(({ title, text }) => (
				<li key={title} className={styles.step}>
					<h3 className={styles.title}>{title}</h3>
					<p className={styles.text}>{text}</p>
				</li>
			))}
		</ol>
	);
}
