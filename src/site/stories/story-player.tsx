import { type RefObject, useEffect, useRef, useState } from "react";
import type { Picture } from "#content/records/types.ts";
import { wantsCalm } from "#src/ui/calm.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useNearView } from "#src/ui/use-near-view.ts";
import { useConsent } from "../consent/consent.ts";
import { Drawing } from "../drawing/drawing.tsx";
import styles from "./story-player.module.css";
import { videoId } from "./video-id.ts";

const host = "https://www.youtube-nocookie.com";
const patience = 8000;

type StoryPlayerProps = {
	/** Link to the film. Without an id in it, the picture stands alone. */
	video: string;
	title: string;
	picture: Picture;
	/** How wide it is shown, as the `sizes` attribute. */
	sizes: string;
};

/**
 * A story's film behind its picture. With consent it plays by itself, without sound, while it is near the view; otherwise on a click.
 * The picture goes when the player has answered, so that without a network it stays.
 */
export function StoryPlayer({ video, title, picture, sizes }: StoryPlayerProps) {
	const id = videoId(video);
	const box = useRef<HTMLDivElement>(null);
	const near = useNearView(box);
	const consent = useConsent();
	const [asked, setAsked] = useState(false);
	const [calm, setCalm] = useState(true);
	useEffect(() => setCalm(wantsCalm()), []);
	const shown = id !== undefined && (asked || (consent === "accepted" && near && !calm));
	return (
		<div ref={box} className={styles.box}>
			{shown && <Player key={String(asked)} id={id} title={title} withSound={asked} />}
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

function Player({ id, title, withSound }: { id: string; title: string; withSound: boolean }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const answer = usePlayerAnswer(frame);
	const options = new URLSearchParams({
		...{ autoplay: "1", mute: withSound ? "0" : "1", loop: "1", playlist: id, playsinline: "1", rel: "0", enablejsapi: "1" },
		origin: location.origin,
	});
	return (
		<>
			<iframe
				ref={frame}
				src={`${host}/embed/${id}?${options}`}
				title={`Film: ${title}`}
				referrerPolicy="strict-origin-when-cross-origin"
				allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
				allowFullScreen
				data-answer={answer}
				className={styles.player}
				onLoad={() => frame.current?.contentWindow?.postMessage(JSON.stringify({ event: "listening", id, channel: "widget" }), host)}
			/>
			{answer === "none" && (
				<p role="status" className={styles.note}>
					The film did not come. <a href={`https://www.youtube.com/watch?v=${id}`}>Watch it on YouTube</a>
				</p>
			)}
		</>
	);
}

/** "come" once the player has said anything, "none" when it has not for 8 s. */
function usePlayerAnswer(frame: RefObject<HTMLIFrameElement | null>) {
	const [answer, setAnswer] = useState<"waiting" | "come" | "none">("waiting");
	useEffect(() => {
		const timer = setTimeout(() => setAnswer((now) => (now === "waiting" ? "none" : now)), patience);
		const listen = (event: MessageEvent) => {
			if (event.origin !== host || event.source !== frame.current?.contentWindow) return;
			clearTimeout(timer);
			setAnswer("come");
		};
		addEventListener("message", listen);
		return () => {
			clearTimeout(timer);
			removeEventListener("message", listen);
		};
	}, [frame]);
	return answer;
}
