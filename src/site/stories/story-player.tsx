import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Picture } from "#src/content/picture.ts";
import { useConsent } from "#src/site/cookies/cookie-consent.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { useNearView } from "#src/ui/motion/use-near-view.ts";
import styles from "./story-player.module.css";
import { videoId } from "./video-id.ts";

/** Loaded when a film is requested. */
const Player = lazy(() =>
	import("./player.tsx").catch(() => ({ default: ({ missing }: { missing: ReactNode }) => <>{missing}</> })),
);

type StoryPlayerProps = {
	/** Link to the film. Without a video id in it, only the picture is shown. */
	video: string;
	title: string;
	picture: Picture;
	/** How wide it is shown, as the `sizes` attribute. */
	sizes: string;
};

/**
 * A story's film behind its picture. With consent it plays by itself, muted, while near the viewport; otherwise on a
 * click. The picture goes when the player has answered, so that without a network it stays.
 */
export function StoryPlayer({ video, title, picture, sizes }: StoryPlayerProps) {
	const id = videoId(video);
	const box = useRef<HTMLDivElement>(null);
	const near = useNearView(box);
	const consent = useConsent();
	const [asked, setAsked] = useState(false);
	const [calm, setCalm] = useState(true);
	useEffect(() => setCalm(prefersReducedMotion()), []);
	const shown = id !== undefined && (asked || (consent === "accepted" && near && !calm));
	return (
		<div ref={box} className={styles.box}>
			{shown && (
				<Suspense>
					<Player key={String(asked)} id={id} title={title} withSound={asked} missing={<Missing id={id} />} />
				</Suspense>
			)}
			<Drawing picture={picture} sizes={sizes} decorative className={styles.poster} />
			{id && !shown && (
				<button type="button" className={styles.play} onClick={() => setAsked(true)}>
					<span className={styles.mark}>
						<Icon name="play" />
					</span>
					<span className={styles.words}>Play the film: {title}</span>
				</button>
			)}
		</div>
	);
}

function Missing({ id }: { id: string }) {
	return (
		<p role="status" className={styles.note}>
			The film did not come. <a href={`https://www.youtube.com/watch?v=${id}`}>Watch it on YouTube</a>
		</p>
	);
}
