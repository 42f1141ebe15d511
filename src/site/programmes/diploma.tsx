import type { MetaArgs } from "react-router";
import { pages } from "#school/texts/pages.ts";
import { diploma } from "#school/texts/programmes/diploma.ts";
import * as paths from "#src/paths.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import { aboutProgramme } from "./about-programme.ts";
import { Checklist } from "./checklist.tsx";
import styles from "./diploma.module.css";
import { FactTable } from "./fact-table.tsx";
import { Steps } from "./figures/steps.tsx";
import { WorkingWeek } from "./figures/working-week.tsx";
import { OtherProgrammes } from "./other-programmes.tsx";
import { ProgrammeHead } from "./programme-head.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Diploma in Architecture",
		description: pages.diploma.description,
		about: (site) =>
			aboutProgramme(site, { path: paths.diploma, programme: diploma, credential: "Diploma", duration: "P3Y" }),
	});

export default function Diploma() {
	const [picture] = diploma.pictures;
	return (
		<>
			<ProgrammeHead programme={diploma} />
			{picture && <Drawing picture={picture} sizes="100vw" eager className={styles.bench} />}
			<PageGrid className={styles.opening}>
				<div className={styles.overview}>
					{diploma.overview.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<div className={styles.week}>
					<WorkingWeek />
				</div>
			</PageGrid>
			<PageGrid className={styles.terms}>
				<h2 className={styles.title}>Eligibility</h2>
				<div className={styles.list}>
					<Checklist items={diploma.eligibility} />
				</div>
				<FactTable facts={diploma.facts} shape="strip" />
			</PageGrid>
			<Section label="How to apply" headed className={styles.how}>
				<Steps steps={diploma.howToApply} />
				<p className={styles.form}>
					With the certificate scanned, go on to the <a href={paths.diplomaApplication}>application for the diploma</a>.
					For anything that it does not answer, <a href={paths.contact}>write to the admissions office</a>.
				</p>
			</Section>
			<OtherProgrammes here={paths.diploma} />
		</>
	);
}
