import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./board-patterns.module.css";

const classes = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve years of school in a row; those whose mark sheets are required are marked. */
export function BoardPatterns() {
	const {
		international: { boards: boardPatterns },
	} = useSchool();
	return (
		<dl className={styles.patterns}>
			{boardPatterns.map(({ pattern, label, classes: sheets }) => (
				<div key={pattern} className={styles.pattern}>
					<dt className={styles.name}>{pattern}</dt>
					<dd className="stack-3">
						<span>{label}</span>
						<span className={styles.years} aria-hidden="true">
							{classes.map((year) => (
								<span key={year} className={(sheets as readonly number[]).includes(year) ? styles.sheet : undefined}>
									{year}
								</span>
							))}
						</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
