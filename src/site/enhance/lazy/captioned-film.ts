import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";

/** Returns the name of a film's player. */
export const filmTitle = (title: string) => scriptMessage(laterScriptMessages, "playerTitle", { title });

/**
 * A player of a film that may have sound.
 * @param facts of the `<video>`
 * @param captions such as `en /media/…, ta /media/…`
 */
export function captionedFilm(facts: object, captions: string): HTMLVideoElement {
	const video = Object.assign(document.createElement("video"), facts);
	for (const [language = "", src] of captions.split(", ").map((each) => each.split(" "))) {
		if (!src) continue;
		const label = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
		video.append(Object.assign(document.createElement("track"), { kind: "captions", srclang: language, label, src }));
	}
	return video;
}
