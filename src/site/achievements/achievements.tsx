import type { MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
import { achievements } from "#school/texts/achievements.ts";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./achievements.module.css";
import { Masonry } from "./masonry.tsx";
import { Plaque, Screws } from "./plaque.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Achievements",
		description:
			`Nine plaques of ${identity.name}: national rankings, partnerships, a world record, awards and a ` +
			"swimming championship.",
		about: (site) => [breadcrumbs(site, [{ label: "Achievements", to: paths.achievements }])],
	});

const places = [styles.a, styles.b, styles.c, styles.d, styles.e, styles.f, styles.g, styles.h, styles.i];

export default function Achievements() {
	return (
		<>
			<PageBanner
				title="Achievements"
				crumbs={[{ label: "Home", to: paths.home }]}
				label="The wall in the entrance"
				lead={
					"Nine plaques hang by the stairs. The caretaker, who put them up, says that he never uses a spirit " +
					"level and never needs to."
				}
			/>
			<div className={styles.wall}>
				<Masonry />
				<PageGrid className={styles.plaques}>
					{achievements.map((achievement, index) => (
						<Plaque key={achievement.id} achievement={achievement} className={places[index]} />
					))}
					<div className={styles.blank}>
						<Screws />
						<p>Here the holes are drilled already.</p>
					</div>
				</PageGrid>
			</div>
		</>
	);
}
