import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./placement.module.css";
import { PlacementRecord } from "./placement-record.tsx";
import { RackRailway } from "./rack-railway.tsx";
import { RecruitersGrid } from "./recruiters-grid.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }) => ({
		title: "Placement",
		description: pages.placement.description,
		about: (site) => [breadcrumbs(site, [{ label: "Placement", to: paths.placement }])],
	}));

export default function Placement() {
	const { pages, placement } = useSchool();
	return (
		<>
			<PageBanner
				title="Placement"
				crumbs={[{ label: "Home", to: paths.home }]}
				label={pages.placement.label}
				lead={placement.lead}
			/>
			<PageGrid className={styles.opening}>
				<div className={styles.paragraphs}>
					{placement.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<section aria-labelledby="services" className={styles.services}>
					<h2 id="services" className={styles.small}>
						What the office does for you
					</h2>
					{placement.services.map(({ title, text }) => (
						<div key={title} className={styles.service}>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					))}
				</section>
			</PageGrid>
			<PlacementRecord />
			<RackRailway />
			<RecruitersGrid />
			<PageGrid className={styles.closing}>
				<p>
					You run a practice and would like to come up the hill?{" "}
					<a href={paths.contact}>Write to the placement office</a>. You looked for work from here yourself once?{" "}
					<a href={paths.alumni}>Find your batch</a>.
				</p>
			</PageGrid>
		</>
	);
}
