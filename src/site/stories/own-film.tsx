import { captionsOf, filmUrl, type Picture } from "#src/content/picture.ts";
import { storiesMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./story-player.module.css";

type OwnFilmProps = {
	/** Key of the film. */
	film: string;
	title: string;
	picture: Picture;
	/** Width at which it is shown, as the `sizes` attribute. */
	sizes: string;
	/** True if it is in the first view. */
	eager?: boolean | undefined;
	/**
	 * Description of the film. With it, the link is beside it, below the picture; without it, the link is on the
	 * picture.
	 */
	credit?: string | undefined;
	className?: string | undefined;
};

/**
 * A story's picture, and a link to its film from the library, which `enhance/pages/own-films.ts` plays in its place.
 */
export function OwnFilm({ film, title, picture, sizes, eager, credit, className }: OwnFilmProps) {
	const messages = useMessages(storiesMessages);
	const below = credit !== undefined;
	const captions = captionsOf(film).map(({ language, source }) => `${language} ${source}`);
	const link = {
		href: filmUrl(film),
		"data-own-film": "",
		"data-title": title,
		"data-captions": captions.join(", "),
	};
	return (
		<div data-own-film-box="" className={classNames(below ? styles.framed : styles.box, className)}>
			<Drawing picture={picture} sizes={sizes} eager={eager} decorative className={styles.poster} />
			{below ? (
				<div className={styles.caption}>
					<a {...link} className={`target ${styles.start}`} data-always="">
						<Icon name="play" />
						{messages.playFilm({ title, hidden: (text) => <span className="visually-hidden">{text}</span> })}
					</a>
					<p>{credit}</p>
				</div>
			) : (
				<a {...link} className={styles.play} data-always="">
					<span className={styles.mark}>
						<Icon name="play" />
					</span>
					<span className="visually-hidden">{messages.playFilmLabel({ title })}</span>
				</a>
			)}
		</div>
	);
}
