import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";

const host = "https://www.youtube-nocookie.com";
const answerTimeoutMs = 8000;

type Options = {
	withSound: boolean;
	/** Shown while the player does not answer in time. */
	missing: HTMLElement;
	/** Ends and removes the player. */
	signal: AbortSignal;
};

/**
 * Plays a film in its box. Until the player has sent a message, the picture covers it
 * (`data-answer`), so that without a network it stays.
 */
export function playFilm(box: HTMLElement, { withSound, missing, signal }: Options) {
	if (signal.aborted) return;
	const { film: id = "", title = "" } = box.dataset;
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
	const frame = Object.assign(document.createElement("iframe"), {
		src: `${host}/embed/${id}?${options}`,
		title: scriptMessage(laterScriptMessages, "playerTitle", { title }),
		referrerPolicy: "strict-origin-when-cross-origin",
		allow: "autoplay; encrypted-media; picture-in-picture; fullscreen",
		allowFullscreen: true,
	});
	frame.dataset.answer = "waiting";
	const tell = (answer: "come" | "none") => {
		frame.dataset.answer = answer;
		missing.hidden = answer === "come";
	};
	const timer = setTimeout(tell, answerTimeoutMs, "none");
	frame.addEventListener("load", () =>
		frame.contentWindow?.postMessage(JSON.stringify({ event: "listening", id, channel: "widget" }), host),
	);
	addEventListener(
		"message",
		({ origin, source }) => {
			if (origin !== host || source !== frame.contentWindow) return;
			clearTimeout(timer);
			tell("come");
		},
		{ signal },
	);
	signal.addEventListener("abort", () => {
		clearTimeout(timer);
		frame.remove();
	});
	box.prepend(frame);
}
