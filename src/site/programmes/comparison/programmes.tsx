import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { programmeCount } from "#src/school/offered.ts";
import { AdmissionsLabel } from "#src/site/admissions/admissions-label.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { ProgrammeColumn } from "./programme-column.tsx";
import styles from "./programmes.module.css";
import { WaysThrough } from "./ways-through.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, outlines }) => ({
		title: "Programmes",
		description:
			`${programmeCount(outlines).replace(/^F/, "The f")} of ${identity.name} side by side: ` +
			"years, entry, test, seats, fees, language, and what one becomes afterwards.",
		about: (site) => [breadcrumbs(site, [{ label: "Programmes", to: paths.programmes }])],
	}));

export default function Programmes() {
	const { outlines } = useSchool();
	const { programmes: programmeOutlines } = outlines;
	const several = programmeOutlines.length > 1;
	return (
		<>
			<PageBanner
				title={several ? `${programmeCount(outlines)}, side by side` : programmeCount(outlines)}
				crumbs={[{ label: "Home", to: paths.home }]}
				crumb="Programmes"
				label={<AdmissionsLabel whole />}
				lead="How long each of them takes, what it asks for and what it costs, and where it leads."
			/>
			<WaysThrough />
			<PageGrid plain className={styles.sheet}>
				<h2 className={styles.title}>
					{several ? `The ${programmeCount(outlines).split(" ")[0]?.toLowerCase()} compared` : "At a glance"}
				</h2>
				<div className={styles.columns}>
					{programmeOutlines.map((outline) => (
						<ProgrammeColumn key={outline.key} outline={outline} />
					))}
				</div>
			</PageGrid>
			<PageGrid className={styles.closing}>
				<p>
					Fees here are those of the first year, without hostel and mess: <a href={paths.fees}>all fees</a>. When tests,
					interviews and lists are: <a href={paths.dates}>dates of admission</a>. With a certificate from abroad:{" "}
					<a href={paths.internationalStudents}>international students</a>.
				</p>
			</PageGrid>
		</>
	);
}
