import * as paths from "#src/paths.ts";
import globe from "#src/site/drawings/globe.svg?url";
import section from "#src/site/drawings/section.svg?url";
import sun from "#src/site/drawings/sun.svg?url";
import cardLink from "#src/ui/card-link.module.css";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import ruled from "#src/ui/page/section-label.module.css";
import styles from "./programmes.module.css";

const programmes = [
	{
		name: "Undergraduate",
		to: paths.undergraduate,
		figure: section,
		summary: "B.Arch: five years, ten semesters, one studio at a time.",
	},
	{
		name: "Postgraduate",
		to: paths.postgraduate,
		figure: sun,
		summary: "M.Arch in Environmental Architecture or Urban Design, two years.",
	},
	{
		name: "International students",
		to: paths.internationalStudents,
		figure: globe,
		summary: "For NRI and foreign applicants, with help on equivalence and papers.",
	},
];

export function Programmes() {
	return (
		<section id="programmes" aria-labelledby="programmes-title">
			<PageGrid plain className={styles.sheet}>
				<h2 id="programmes-title" className={ruled.label}>
					Academics
				</h2>
				<ul className={styles.cards}>
					{programmes.map(({ name, to, figure, summary }) => (
						<li key={to} className={styles.card}>
							<img src={figure} alt="" width={640} height={352} loading="lazy" className={styles.figure} />
							<h3 className={styles.name}>
								<a href={to} className={cardLink.link}>
									{name}
								</a>
							</h3>
							<p className={styles.words}>{summary}</p>
							<p className={styles.more} aria-hidden="true">
								Read More <Icon name="arrow" />
							</p>
						</li>
					))}
				</ul>
				<p className={styles.all}>
					After class 10: the <a href={paths.diploma}>Diploma in Architecture</a>, three years.{" "}
					<a href={paths.programmes}>All four programmes side by side</a>, and what they <a href={paths.fees}>cost</a>.{" "}
					<a href={paths.work}>Students’ work</a>, from the first semester to the thesis.
				</p>
			</PageGrid>
		</section>
	);
}
