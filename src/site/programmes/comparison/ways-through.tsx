import * as paths from "#src/paths.ts";
import { outlineOf } from "#src/site/programmes/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./ways-through.module.css";

/** Years of school between class 10 and the B.Arch. */
const schoolYears = 2;

/** The ways from class 10 through the school, a year a column. */
export function WaysThrough() {
	const { outlines } = useSchool();
	const barch = outlineOf(outlines, "barch");
	const march = outlineOf(outlines, "environmental");
	const diploma = outlineOf(outlines, "diploma");
	const years = diploma.years + barch.years + march.years;
	return (
		<section data-surface="shola" aria-labelledby="ways" className={styles.section}>
			<PageGrid plain>
				<h2 id="ways" className={styles.title}>
					Ways through, in years after class 10
				</h2>
				<ol className={styles.ways}>
					<li className={styles.way}>
						<Stretch years={schoolYears} words="Class 11–12" />
						<Stretch years={barch.years} words="B.Arch" to={paths.undergraduate} />
						<Stretch years={march.years} words="M.Arch" to={paths.postgraduate} />
					</li>
					<li className={styles.way}>
						<Stretch years={diploma.years} words="Diploma" to={paths.diploma} />
						<Stretch years={barch.years} words="B.Arch" to={paths.undergraduate} />
						<Stretch years={march.years} words="M.Arch" to={paths.marchUrban} />
					</li>
				</ol>
				<p className={styles.scale} aria-hidden="true">
					{Array.from({ length: years }, (_, index) => index + 1).map((year) => (
						<span key={year}>{year}</span>
					))}
				</p>
				<p className={styles.note}>
					The diploma is work in itself after three years. From it, and from class 12, the aptitude test leads to the
					B.Arch; there is no entry into a later year.
				</p>
			</PageGrid>
		</section>
	);
}

function Stretch({ years, words, to }: { years: number; words: string; to?: string }) {
	return (
		<span data-years={years} className={to ? styles.ours : styles.school}>
			{to ? <a href={to}>{words}</a> : words}
			<small>{years} years</small>
		</span>
	);
}
