import * as officePaths from "#src/office-paths.ts";

const pauseMs = 300;

/** The preview and the counts of a text follow what is written. Both come from the server, by the site's own rules. */
export function startPreview(field: HTMLElement, area: HTMLTextAreaElement) {
	const which = field.dataset.markdown ?? "";
	let timer = 0;
	let asked: AbortController | undefined;

	async function refresh() {
		asked?.abort();
		asked = new AbortController();
		const body = new URLSearchParams({ rendered: which, [area.name]: area.value });
		const answer = await fetch(officePaths.rendered, { method: "POST", body, signal: asked.signal });
		if (!answer.ok) return;
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		for (const part of ["[data-rendered]", "[data-text-facts]"]) {
			const fresh = page.querySelector(part);
			if (fresh) field.querySelector(part)?.replaceWith(document.adoptNode(fresh));
		}
	}
	area.addEventListener("input", () => {
		clearTimeout(timer);
		// Without an answer the text stands as it was shown last; the next letter asks again.
		timer = window.setTimeout(() => void refresh().catch(() => {}), pauseMs);
	});
}
