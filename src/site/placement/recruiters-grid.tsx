import { useSchool } from "#src/site/school/use-school.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import styles from "./recruiters-grid.module.css";

/** The wordmarks of the recruiting practices. */
export function RecruitersGrid() {
	const {
		placement,
		recruiters: { recruiters },
	} = useSchool();
	return (
		<Section label="Recruiters">
			<h2 className={styles.title}>{placement.recruitersTitle}</h2>
			{recruiters.length === 0 ? (
				<p className={styles.none}>No placements available at the moment.</p>
			) : (
				<ul className={styles.grid}>
					{recruiters.map(({ key, name, city }) => (
						<li key={key} className={styles.cell}>
							<img
								src={`/recruiters/${key}.svg`}
								alt={name}
								width={240}
								height={80}
								loading="lazy"
								className={styles.mark}
							/>
							<p className={styles.city}>{city}</p>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
