import { plainMessage } from "#src/school/messages/page-messages.ts";
import { scriptMessages } from "#src/school/messages/sets/script-messages.ts";
import { loadCode, withTimeout } from "#src/ui/with-timeout.ts";

/**
 * Buttons that pass the page on or save it on the device, in elements with `data-page-actions`. Their code is loaded
 * when the visitor comes near one, and at once where something is saved already. When it does not come, anyone who
 * presses a button is told; the next press asks for it again.
 */
export function offerPageActions() {
	const load = () => withTimeout(loadCode(() => import("#src/site/enhance/lazy/page-actions.ts")));
	for (const place of document.querySelectorAll<HTMLElement>("[data-page-actions]")) {
		const saves = place.dataset.pageActions === "save";
		if (saves && !window.caches) continue;
		const prepare = () =>
			load()
				.then(({ showState }) => showState(place))
				.catch(() => {});
		const sayFailed = () => {
			const status = place.querySelector("[role=status]");
			if (status) status.textContent = plainMessage(scriptMessages, "codeMissing");
		};
		place.hidden = false;
		if (saves)
			caches.has("saved").then(
				(any) => (any ? prepare() : undefined),
				() => {},
			);
		else place.querySelector("button")?.toggleAttribute("hidden", !navigator.share);
		place.addEventListener("pointerenter", () => void prepare(), { once: true });
		place.addEventListener("click", ({ target }) => {
			load().then(({ act }) => act(place, target), sayFailed);
		});
	}
}
