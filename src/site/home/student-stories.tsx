import type { Picture } from "#src/content/picture.ts";
import * as paths from "#src/paths.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { StoryPlayer } from "#src/site/stories/story-player.tsx";
import { Icon } from "#src/ui/icon.tsx";
import numbered from "#src/ui/numbered.module.css";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./student-stories.module.css";

export type StudentStoriesProps = {
	stories: { title: string; studentName: string; video: string; ownFilm?: string | undefined; picture: Picture }[];
	/** True if there are enough stories for a page of their own. */
	more: boolean;
};

/** Films alternate left and right and overlap vertically. */
export function StudentStories({ stories, more }: StudentStoriesProps) {
	const messages = useMessages(homeMessages);
	return (
		<section aria-labelledby="stories">
			<PageGrid plain className="pad-9">
				<div className={styles.head}>
					<h2 id="stories" className={styles.title}>
						{messages.storiesTitle}
					</h2>
					{more && (
						<a href={paths.studentStories} className="target strong">
							{messages.allStories} <Icon name="arrow" />
						</a>
					)}
				</div>
				<ul className={`${numbered.numbered} ${styles.stories}`}>
					{stories.map(({ title, studentName, video, ownFilm, picture }) => (
						<li key={title} className={styles.story}>
							<StoryPlayer
								ownFilm={ownFilm}
								video={video}
								title={title}
								picture={picture}
								sizes="(min-width: 48rem) 36rem, 100vw"
							/>
							<h3 className={styles.name}>{title}</h3>
							<p className="above-1 small soft">{studentName}</p>
						</li>
					))}
				</ul>
			</PageGrid>
		</section>
	);
}
