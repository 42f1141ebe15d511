import { placementWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import styles from "./recruiters-grid.module.css";
import { Wordmark } from "./wordmark.tsx";

/** The wordmarks of the recruiting practices. */
export function RecruitersGrid() {
	const words = useWords(placementWords);
	const {
		placement,
		recruiters: { recruiters },
	} = useSchool();
	return (
		<Section label={words.recruitersTitle}>
			<h2 className="below-6">{placement.recruitersTitle}</h2>
			{recruiters.length === 0 ? (
				<p className="large">{words.noRecruiters}</p>
			) : (
				<ul className={styles.grid}>
					{recruiters.map((recruiter) => (
						<li key={recruiter.name} className={styles.cell}>
							<Wordmark recruiter={recruiter} width={240} height={80} />
							<p className="caption soft">{recruiter.city}</p>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
