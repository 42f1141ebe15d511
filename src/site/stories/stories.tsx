import type { MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
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
		description:
			`Five students of ${identity.name} tell what they came for, what they drew and built, and what changed ` +
			"on the way.",
	});

export default function Stories() {
	return (
		<>
			<PageBanner
				title="Student stories"
				crumbs={[{ label: "Home", to: paths.home }]}
				lead="Five people tell what they came for, and what became of it."
			/>
			<PageGrid className={styles.sheet}>
				{stories.map(({ title, studentName, description, video, film, picture }) => (
					<article key={video} className={styles.story}>
						<figure className={styles.film}>
							<StoryPlayer video={video} title={title} picture={picture} sizes="(min-width: 62rem) 42rem, 100vw" />
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
