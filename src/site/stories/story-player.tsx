import type { Picture } from "#src/content/picture.ts";
import { failedAttribute } from "#src/react-router-patches/page-code-contract.ts";
import { storiesMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFilm } from "./own-film.tsx";
import styles from "./story-player.module.css";
import { videoId } from "./video-id.ts";

type StoryPlayerProps = {
	/** The key of a film of the school's own, which is shown in place of the linked one. */
	ownFilm?: string | undefined;
	/** Link to the film. Without a video id in it, only the picture is shown. */
	video: string;
	title: string;
	picture: Picture;
	/** Width at which it is shown, as the `sizes` attribute. */
	sizes: string;
	/** True if it is in the first view. */
	eager?: boolean | undefined;
	/**
	 * Description of the film. With it, the button is beside it, below the picture; without it, the button is on the
	 * picture.
	 */
	credit?: string | undefined;
	className?: string | undefined;
};

/** The picture of a story's film, and what says that the film did not come; `enhance/pages/films.ts` plays it. */
export function StoryPlayer({ ownFilm, video, ...shown }: StoryPlayerProps) {
	const messages = useMessages(storiesMessages);
	if (ownFilm) return <OwnFilm film={ownFilm} {...shown} />;
	const { title, picture, sizes, eager, credit, className } = shown;
	const id = videoId(video);
	const below = credit !== undefined;
	return (
		<div data-film={id} data-title={id && title} className={classNames(below ? styles.framed : styles.box, className)}>
			<Drawing picture={picture} sizes={sizes} eager={eager} decorative className={styles.poster} />
			{id && (
				<>
					<p role="status" hidden {...{ [failedAttribute]: "" }} className={styles.note}>
						{messages.filmFailed({
							watch: (text) => <a href={`https://www.youtube.com/watch?v=${id}`}>{text}</a>,
						})}
					</p>
					{below ? (
						<div className={styles.caption}>
							<button type="button" className={`target ${styles.start}`}>
								<Icon name="play" />
								{messages.playFilm({ title, hidden: (text) => <span className="visually-hidden">{text}</span> })}
							</button>
							<p>{credit}</p>
						</div>
					) : (
						<button type="button" className={styles.play}>
							<span className={styles.mark}>
								<Icon name="play" />
							</span>
							<span className="visually-hidden">{messages.playFilmLabel({ title })}</span>
						</button>
					)}
				</>
			)}
		</div>
	);
}
