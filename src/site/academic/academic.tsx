import type { MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./academic.module.css";
import { SemesterSteps } from "./semester-steps.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Apply",
		description:
			`Apply online for B.Arch or M.Arch (Environmental Architecture) at ${identity.name}. Admissions ` +
			`${identity.admissions.year} are open until ${identity.admissions.openUntil}.`,
	});

const programmes = [
	{
		name: "B.Arch",
		longName: "Bachelor of Architecture",
		stair: { semesters: 10 },
		facts: [
			["Length", "Five years, ten semesters"],
			["Aptitude test", "NATA or equivalent"],
			["Marks", "50% in physics, chemistry and mathematics, and 50% in class 12"],
			["Intake", "80 seats"],
		],
		apply: { to: paths.barchApplication, label: "Apply for B.Arch" },
		about: paths.undergraduate,
	},
	{
		name: "M.Arch",
		longName: "Environmental Architecture",
		stair: { semesters: 4, after: 10 },
		facts: [
			["Length", "Two years, four semesters"],
			["Entrance test", "PGETA of the Council of Architecture"],
			["Marks", "B.Arch with 50%, or 45% for SC/ST"],
			["Intake", "20 seats"],
		],
		apply: { to: paths.marchApplication, label: "Apply for M.Arch" },
		about: paths.postgraduate,
	},
] as const;

export default function Academic() {
	return (
		<>
			<PageBanner
				title="Apply"
				crumbs={[{ label: "Home", to: paths.home }]}
				label={`Admissions ${identity.admissions.year}, open until ${identity.admissions.openUntil}`}
				lead={
					"Choose your programme. You need your marks at hand; documents can be added as PDF or DOCX, or " +
					"photographed from paper."
				}
			/>
			<PageGrid className={styles.sheet}>
				{programmes.map(({ name, longName, stair, facts, apply, about }) => (
					<article key={name} className={styles.card}>
						<SemesterSteps {...stair} />
						<h2 className={styles.name}>{name}</h2>
						<p className={styles.words}>{longName}</p>
						<dl className={styles.facts}>
							{facts.map(([term, detail]) => (
								<div key={term}>
									<dt>{term}</dt>
									<dd>{detail}</dd>
								</div>
							))}
						</dl>
						<div className={styles.actions}>
							<ButtonLink href={apply.to} tone="action">
								{apply.label}
							</ButtonLink>
							<a href={about}>
								Eligibility <span className={styles.of}>of {name}</span>
							</a>
						</div>
					</article>
				))}
				<p className={styles.other}>
					Something else? Read about the <a href={paths.diploma}>Diploma in Architecture</a>, the{" "}
					<a href={paths.marchUrban}>M.Arch in Urban Design</a> or{" "}
					<a href={paths.internationalStudents}>admission for international students</a>.
				</p>
			</PageGrid>
		</>
	);
}
