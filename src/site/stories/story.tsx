import { storiesMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { StudentStory } from "#src/school/pages/people.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import styles from "./stories.module.css";
import { StoryPlayer } from "./story-player.tsx";
import { StoryText } from "./story-text.tsx";

type StoryProps = {
	story: StudentStory;
	/** True if it is in the first view. */
	first: boolean;
};

/** A story: its drawing with the film, the student's portrait, what they tell and what they have made. */
export function Story({ story, first }: StoryProps) {
	const messages = useMessages(storiesMessages);
	const { title, studentName, description, video, ownFilm, film, picture, portrait, built } = story;
	return (
		<article className={styles.story}>
			<StoryPlayer
				ownFilm={ownFilm}
				video={video}
				title={title}
				picture={picture}
				sizes="(min-width: 62rem) 42rem, 100vw"
				eager={first}
				credit={film}
				className={styles.film}
			/>
			<div className={styles.words}>
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
