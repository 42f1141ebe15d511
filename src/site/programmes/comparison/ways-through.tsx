import type { ProductProgramme } from "#src/school/admissions.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { programmePages } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./ways-through.module.css";

/** Years of school between class 10 and the B.Arch. */
const schoolYears = 2;

type Part = { years: number; label: string; to?: string };

/**
 * The ways from class 10 through the school, a column per year; nothing where only one programme leads from the B.Arch,
 * or none leads to it.
 */
export function WaysThrough() {
	const ownMessages = useMessages(programmesMessages);
	const { programmes } = useSchool().outlines;
	const part = (key: ProductProgramme): Part[] =>
		programmes
			.filter((one) => one.key === key)
			.map(({ years, degree }) => ({ years, label: degree, to: programmePages[key].page }));
	const barch = part("barch");
	const diploma = part("diploma");
	const environmental = part("environmental");
	const urban = part("urbanDesign");
	const [one, other] = [environmental.length > 0 ? environmental : urban, urban.length > 0 ? urban : environmental];
	if (barch.length === 0 || diploma.length + one.length === 0) return null;
	const ways = [
		[{ years: schoolYears, label: ownMessages.schoolYears }, ...barch, ...one],
		...(diploma.length > 0 ? [[...diploma, ...barch, ...other]] : []),
	];
	const longest = Math.max(...ways.map((way) => way.reduce((sum, { years }) => sum + years, 0)));
	return (
		<section data-surface="shola" aria-labelledby="ways" className={styles.section}>
			<PageGrid plain>
				<h2 id="ways" className="small-heading pad-below-4">
					{ownMessages.pathwaysTitle}
				</h2>
				<ol className="stack-2">
					{ways.map((way) => (
						<li key={way[0]?.label} className={styles.way}>
							{way.map((each) => (
								<Stretch key={each.label} {...each} />
							))}
						</li>
					))}
				</ol>
				<p className={styles.scale} aria-hidden="true">
					{Array.from({ length: longest }, (_, index) => index + 1).map((year) => (
						<span key={year}>{year}</span>
					))}
				</p>
				{diploma.length > 0 && <p className="above-4 soft">{ownMessages.pathwaysNote}</p>}
			</PageGrid>
		</section>
	);
}

function Stretch({ years, label, to }: Part) {
	const ownMessages = useMessages(programmesMessages);
	return (
		<span data-years={years} className={to ? styles.ours : styles.school}>
			{to ? <a href={to}>{label}</a> : label}
			<small>{ownMessages.yearCount({ years })}</small>
		</span>
	);
}
