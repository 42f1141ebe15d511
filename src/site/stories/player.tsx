import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import styles from "./story-player.module.css";

const host = "https://www.youtube-nocookie.com";
const patience = 8000;

type PlayerProps = {
	id: string;
	title: string;
	withSound: boolean;
	/** Shown in place of a film that does not load. */
	missing: ReactNode;
};

export default function Player({ id, title, withSound, missing }: PlayerProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const answer = usePlayerAnswer(frame);
	const options = new URLSearchParams({
		autoplay: "1",
		mute: withSound ? "0" : "1",
		loop: "1",
		playlist: id,
		playsinline: "1",
		rel: "0",
		enablejsapi: "1",
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
				onLoad={() =>
					frame.current?.contentWindow?.postMessage(JSON.stringify({ event: "listening", id, channel: "widget" }), host)
				}
			/>
			{answer === "none" && missing}
		</>
	);
}

/** "come" once the player has sent a message, "none" after 8 s of silence. */
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
