import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import numbered from "#src/ui/numbered.module.css";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./semester-stair.module.css";
import { Steps } from "./steps.tsx";

/** The five years as a stair of ten semesters; without contour lines as numbered steps. */
export function SemesterStair() {
	const messages = useMessages(programmesMessages);
	const {
		undergraduate: { years: undergraduateYears },
		identity: { contours },
	} = useSchool();
	if (!contours)
		return (
			<section className="pad-9" aria-labelledby="years">
				<PageGrid plain>
					<h2 id="years" className="below-6">
						{messages.yearsTitle}
					</h2>
					<Steps
						steps={undergraduateYears.map(({ title, text }, index) => ({
							title: `${messages.yearNumber({ number: index + 1 })}: ${title}`,
							text,
						}))}
						shape="columns"
					/>
				</PageGrid>
			</section>
		);
	return (
		<section className={styles.section} aria-labelledby="years">
			<PageGrid plain className={styles.sheet}>
				<h2 id="years" className={styles.title}>
					{messages.yearsTitle}
				</h2>
				<ol className={`${numbered.numbered} ${styles.years}`}>
					{undergraduateYears.map(({ title, text }, index) => (
						<li key={title} className={styles.year}>
							<div className={styles.text}>
								<p className="small soft">{messages.yearNumber({ number: index + 1 })}</p>
								<h3 className={styles.name}>{title}</h3>
								<p className={styles.text}>{text}</p>
							</div>
							<div className={styles.treads} aria-hidden="true">
								<span>{index * 2 + 1}</span>
								<span>{index * 2 + 2}</span>
							</div>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}
