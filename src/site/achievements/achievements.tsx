import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { achievementsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./achievements.module.css";
import { Masonry } from "./masonry.tsx";
import { Plaque, Screws } from "./plaque.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(achievementsMessages).title,
		description: pages.achievements.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(achievementsMessages).title, to: paths.achievements }])],
	}));

const places = [styles.a, styles.b, styles.c, styles.d, styles.e, styles.f, styles.g, styles.h, styles.i];

export default function Achievements() {
	const messages = useMessages(achievementsMessages);
	const {
		pages,
		achievements: { achievements },
		identity: { contours },
	} = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.achievements.lead}
			/>
			<div className={styles.wall}>
				{contours && <Masonry />}
				<PageGrid className={`rows-5 relative ${styles.plaques}`}>
					{achievements.map((achievement, index) => (
						<Plaque key={achievement.id} achievement={achievement} eager={index === 0} className={places[index]} />
					))}
					<div className={styles.blank}>
						<Screws />
						<p>{messages.blankPlaque}</p>
					</div>
				</PageGrid>
			</div>
		</>
	);
}
