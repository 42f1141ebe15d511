import * as paths from "#src/paths.ts";
import { PlayStates } from "#src/ui/motion/play-states.tsx";
import { PicturePreview } from "#src/ui/picture-preview.tsx";
import styles from "./hero.module.css";

/** A poster picture, and a film that `enhance/pages/hero-film.ts` plays over it. A button pauses and plays it. */
export function HeroFilm({ film: key }: { /** Of its files in `public/film`. */ film: string }) {
	return (
		<>
			<div className={styles.film} aria-hidden="true">
				<picture>
					<PicturePreview source={paths.film(key)} />
					<source type="image/avif" srcSet={paths.film(`${key}.avif`)} />
					<img
						src={paths.film(`${key}.webp`)}
						width={1280}
						height={720}
						alt=""
						fetchPriority="high"
						data-preview={paths.film(key)}
					/>
				</picture>
				<video
					data-hero-film
					muted
					loop
					playsInline
					preload="none"
					tabIndex={-1}
					width={1280}
					height={720}
					className={styles.moving}
				>
					<source src={paths.film(`${key}.mp4`)} type="video/mp4" />
					<source src={paths.film(`${key}.webm`)} type="video/webm" />
				</video>
			</div>
			<button type="button" data-hero-toggle className={styles.toggle}>
				<PlayStates
					play={<span className={styles.words}>Play the film</span>}
					pause={<span className={styles.words}>Pause the film</span>}
				/>
			</button>
		</>
	);
}
