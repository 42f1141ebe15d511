import { placementMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import styles from "./recruiters-grid.module.css";
import { Wordmark } from "./wordmark.tsx";

/** The wordmarks of the recruiting practices. */
export function RecruitersGrid() {
	const messages = useMessages(placementMessages);
	const {
		placement,
		recruiters: { recruiters },
	} = useSchool();
	return (
		<Section label={messages.recruitersTitle}>
			<h2 className="below-6">{placement.recruitersTitle}</h2>
			{recruiters.length === 0 ? (
				<p className="large">{messages.noRecruiters}</p>
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
