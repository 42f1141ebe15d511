import { scriptMessages } from "#src/school/words/sets/script-words.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";
/** The map of the contact page, `<div data-live-map>`: a button exchanges the drawn one and the service's. */
export function offerLiveMap() {
	const part = document.querySelector("[data-live-map]");
	const drawn = part?.querySelector("[role=img]");
	const button = part?.querySelector("button");
	const live = part?.querySelector("template")?.content.firstElementChild;
	if (!drawn || !button || !live) return;
	let shown = drawn;
	button.addEventListener("click", () => {
		const next = shown === drawn ? document.importNode(live, true) : drawn;
		shown.replaceWith(next);
		shown = next;
		button.ariaPressed = String(next !== drawn);
		button.textContent = scriptMessage(scriptMessages, next === drawn ? "liveMap" : "drawnMap");
	});
}
