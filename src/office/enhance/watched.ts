import { reloadUnasked } from "./unasked.ts";

const pauseMs = 2000;

/**
 * Asks for the page again and again, and takes over how far it says that something is: by element, so that a reader of
 * the screen is told of new words alone. Loads the page when it is over, or when it is another one by now.
 */
export function startWatched(part: HTMLElement) {
	/** Of its elements, as the office says them: what they show may be a browser's translation. */
	const texts = new WeakMap(Array.from(part.children, (element) => [element, element.textContent]));
	const timer = setInterval(async () => {
		if (document.hidden) return;
		const page = await fetch(location.href).then(
			(answer) => (answer.status < 500 ? answer.text() : undefined),
			() => undefined,
		);
		if (page === undefined) return;
		const fresh = new DOMParser().parseFromString(page, "text/html").querySelector<HTMLElement>("[data-watched]");
		if (fresh) return takeOver(part, fresh, texts);
		clearInterval(timer);
		reloadUnasked();
	}, pauseMs);
}

/** @param fresh the same part of a page that has come since */
function takeOver(part: HTMLElement, fresh: HTMLElement, texts: WeakMap<Element, string>) {
	const [shown, next] = [[...part.children], [...fresh.children]];
	if (shown.map(({ tagName }) => tagName).join() !== next.map(({ tagName }) => tagName).join())
		return part.replaceChildren(...[...fresh.childNodes].map((node) => document.adoptNode(node)));
	for (const [index, element] of shown.entries()) {
		const other = next[index];
		if (element instanceof HTMLProgressElement && other instanceof HTMLProgressElement) {
			element.value = other.value;
			element.max = other.max;
		} else if (other && texts.get(element) !== other.textContent) {
			element.textContent = other.textContent;
			texts.set(element, other.textContent);
		}
	}
}
