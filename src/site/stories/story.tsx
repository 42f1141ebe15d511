import { storiesMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { StudentStory } from "#src/school/pages/people.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import styles from "./stories.module.css";
import { StoryPlayer } from "./story-player.tsx";
import { StoryText } from "./story-text.tsx";
import { videoId } from "./video-id.ts";

type StoryProps = {
	story: StudentStory;
	/** True if it is in the first view. */
	first: boolean;
};

/** A story: its film or the student's drawing, their portrait, what they tell and what they have made. */
export function Story({ story, first }: StoryProps) {
	const messages = useMessages(storiesMessages);
	const { title, studentName, description, video, ownFilm, film, picture, portrait, built } = story;
	const shown = { picture, sizes: "(min-width: 62rem) 42rem, 100vw", eager: first };
	return (
		<article className={styles.story}>
			{ownFilm || videoId(video) ? (
				<StoryPlayer ownFilm={ownFilm} video={video} title={title} credit={film} className={styles.film} {...shown} />
			) : (
				<figure className={styles.film}>
					<Drawing {...shown} />
					{film && <figcaption className="above-2 small soft">{film}</figcaption>}
				</figure>
			)}
			<div className={styles.text}>
				<h2 className={styles.title}>{title}</h2>
				<div className={styles.teller}>
					<Drawing picture={portrait} sizes="6rem" className={styles.portrait} />
					<p className="soft balanced">{studentName}</p>
				</div>
				<StoryText>{description}</StoryText>
				<div className={styles.built}>
					<h3>{messages.builtTitle}</h3>
					<p>{built.text}</p>
					<ul className={styles.links}>
						{built.links.map(({ label, to }) => (
							<li key={to}>
								<a href={to}>{label}</a>
							</li>
						))}
					</ul>
				</div>
			</div>
		</article>
	);
}
