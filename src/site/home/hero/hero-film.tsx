import { filmFiles } from "#src/content/picture.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PlayStates } from "#src/ui/motion/play-states.tsx";
import { PicturePreview } from "#src/ui/picture-preview.tsx";
import styles from "./hero.module.css";

/** A poster picture, and a film that `enhance/pages/hero-film.ts` plays over it. A button pauses and plays it. */
export function HeroFilm({ film }: { /** Key of the film. */ film: string }) {
	const messages = useMessages(homeMessages);
	const {
		poster: { avif, webp, preview, width, height },
		sources,
	} = filmFiles(film);
	return (
		<>
			<div className={`not-printed ${styles.film}`} aria-hidden="true">
				<picture>
					{preview && <PicturePreview source={preview} />}
					<source type="image/avif" srcSet={avif} />
					<img src={webp} width={width} height={height} alt="" fetchPriority="high" data-preview={preview} />
				</picture>
				<video
					data-hero-film
					muted
					loop
					playsInline
					preload="none"
					tabIndex={-1}
					width={width}
					height={height}
					className={styles.moving}
				>
					{sources.map((source) => (
						<source key={source.src} {...source} />
					))}
				</video>
			</div>
			<button type="button" data-hero-toggle className={`not-printed target ${styles.toggle}`}>
				<PlayStates
					play={<span className={styles.text}>{messages.playFilm}</span>}
					pause={<span className={styles.text}>{messages.pauseFilm}</span>}
				/>
			</button>
		</>
	);
}
