import { laterScriptMessages } from "#src/school/words/sets/later-script-words.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";

/** A button exchanges the drawn map and the service's. */
export function swapMaps(part: Element) {
	const drawn = part.querySelector("[role=img]");
	const button = part.querySelector("button");
	const live = part.querySelector("template")?.content.firstElementChild;
	if (!drawn || !button || !live) return;
	let shown = drawn;
	button.addEventListener("click", () => {
		const next = shown === drawn ? document.importNode(live, true) : drawn;
		shown.replaceWith(next);
		shown = next;
		button.ariaPressed = String(next !== drawn);
		button.textContent = scriptMessage(laterScriptMessages, next === drawn ? "liveMap" : "drawnMap");
	});
}
