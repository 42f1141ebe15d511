import * as paths from "#src/paths.ts";
import { pagesNotOffered } from "#src/school/offered.ts";
import { headerWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { isFormOpen, useSchoolAdmissions } from "#src/site/admissions/use-admissions.ts";
import { formTypeAt } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./apply-button.module.css";

const choices = (words: WordsOf<typeof headerWords>) => [
	{ label: "B.Arch", to: paths.barchApplication },
	{ label: "M.Arch", to: paths.marchApplication },
	{ label: words.diploma, to: paths.diplomaApplication },
];

/**
 * The floating Apply Now button. `enhance/apply-choice.ts` opens its choices; without scripts, CSS does. It is not
 * shown while admissions are closed.
 */
export function ApplyButton() {
	const words = useWords(headerWords);
	const admissions = useSchoolAdmissions();
	const missing = pagesNotOffered(useSchool().outlines);
	return (
		<aside aria-label={words.apply} data-apply className={`not-printed ${styles.dock}`}>
			<button type="button" aria-expanded={false} aria-controls="apply-choices" className={styles.button}>
				<span className={styles.label}>
					{words.applyNow}
					<Icon name="chevron" />
				</span>
			</button>
			<p className={styles.term}>
				{admissions?.title ?? words.admissions}
				{admissions?.until && (
					<span className="soft regular block">{words.openUntil({ until: admissions.until })}</span>
				)}
			</p>
			<ul id="apply-choices" className={styles.choices}>
				{choices(words)
					.filter(({ to }) => !missing.has(to) && isFormOpen(admissions, formTypeAt(to)))
					.map(({ label, to }) => (
						<li key={to}>
							<a href={to} className={styles.choice}>
								{label}
							</a>
						</li>
					))}
			</ul>
		</aside>
	);
}
