import type { Picture } from "#src/content/picture.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./story-player.module.css";
import { videoId } from "./video-id.ts";

type StoryPlayerProps = {
	/** Link to the film. Without a video id in it, only the picture is shown. */
	video: string;
	title: string;
	picture: Picture;
	/** How wide it is shown, as the `sizes` attribute. */
	sizes: string;
};

/** A story's film behind its picture; `enhance/films.ts` plays it. */
export function StoryPlayer({ video, title, picture, sizes }: StoryPlayerProps) {
	const id = videoId(video);
	return (
		<div data-film={id} data-title={title} className={styles.box}>
			<Drawing picture={picture} sizes={sizes} decorative className={styles.poster} />
			{id && (
				<button type="button" className={styles.play}>
					<span className={styles.mark}>
						<Icon name="play" />
					</span>
					<span className={styles.words}>Play the film: {title}</span>
				</button>
			)}
		</div>
	);
}
