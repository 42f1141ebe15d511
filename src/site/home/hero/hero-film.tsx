import { useEffect, useRef, useState } from "react";
import * as paths from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { prefersReducedMotion, whenIdle } from "#src/ui/motion/reduced-motion.ts";
import styles from "./hero.module.css";

/**
 * A poster picture, and the film once the page has loaded, unless the visitor prefers reduced motion or saves data. A
 * button pauses and plays it.
 */
export function HeroFilm({ film: key }: { /** Of its files in `public/film`. */ film: string }) {
	const film = useRef<HTMLVideoElement>(null);
	const [playing, setPlaying] = useState(false);
	const [begun, setBegun] = useState(false);

	useEffect(() => {
		if (prefersReducedMotion()) return;
		return whenIdle(() => play(film.current));
	}, []);

	const toggle = () => (playing ? film.current?.pause() : play(film.current));
	return (
		<>
			<div className={styles.film} aria-hidden="true">
				<picture>
					<source type="image/avif" srcSet={paths.film(`${key}.avif`)} />
					<img src={paths.film(`${key}.webp`)} width={1280} height={720} alt="" fetchPriority="high" />
				</picture>
				<video
					ref={film}
					muted
					loop
					playsInline
					preload="none"
					tabIndex={-1}
					width={1280}
					height={720}
					data-begun={begun || undefined}
					onPlaying={() => {
						setPlaying(true);
						setBegun(true);
					}}
					onPause={() => setPlaying(false)}
					className={styles.moving}
				>
					<source src={paths.film(`${key}.mp4`)} type="video/mp4" />
					<source src={paths.film(`${key}.webm`)} type="video/webm" />
				</video>
			</div>
			<button type="button" className={styles.toggle} onClick={toggle}>
				<Icon name={playing ? "pause" : "play"} />
				<span>{playing ? "Pause the film" : "Play the film"}</span>
			</button>
		</>
	);
}

/** A browser may refuse to play; then the poster stays. */
function play(film: HTMLVideoElement | null) {
	film?.play().catch(() => {});
}
