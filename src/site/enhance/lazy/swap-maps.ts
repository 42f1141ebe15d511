import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";

/** A button exchanges the drawn map and the service's. */
export function swapMaps(part: Element) {
	const element = part.querySelector("[role=img]");
	const button = part.querySelector("button");
	const live = part.querySelector("template")?.content.firstElementChild;
	if (!element || !button || !live) return;
	let visibleElement = element;
	button.addEventListener("click", () => {
		const next = visibleElement === element ? document.importNode(live, true) : element;
		visibleElement.replaceWith(next);
		visibleElement = next;
		button.ariaPressed = String(next !== element);
		button.textContent = scriptMessage(laterScriptMessages, next === element ? "liveMap" : "drawnMap");
	});
}
