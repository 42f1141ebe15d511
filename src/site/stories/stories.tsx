import type { MetaArgs } from "react-router";
import { pages } from "#school/texts/pages.ts";
import { stories } from "#school/texts/stories.ts";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./stories.module.css";
import { StoryPlayer } from "./story-player.tsx";
import { StoryText } from "./story-text.tsx";

export const handle: PageHandle = { needsConsent: true };

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Student stories",
		description: pages.stories.description,
	});

export default function Stories() {
	return (
		<>
			<PageBanner title="Student stories" crumbs={[{ label: "Home", to: paths.home }]} lead={pages.stories.lead} />
			<PageGrid className={styles.sheet}>
				{stories.map(({ title, studentName, description, video, film, picture }, index) => (
					<article key={video} className={styles.story}>
						<figure className={styles.film}>
							<StoryPlayer
								video={video}
								title={title}
								picture={picture}
								sizes="(min-width: 62rem) 42rem, 100vw"
								eager={index === 0}
							/>
							<figcaption className={styles.credit}>{film}</figcaption>
						</figure>
						<div className={styles.words}>
							<h2 className={styles.title}>{title}</h2>
							<p className={styles.name}>{studentName}</p>
							<StoryText>{description}</StoryText>
						</div>
					</article>
				))}
			</PageGrid>
		</>
	);
}
