import { autoReload } from "./auto-reload.ts";
import { fetchPage } from "./fetch-page.ts";

const pauseMs = 2000;

/**
 * Asks for the page again and again, and takes over how far it says that something is: by element, so that a reader of
 * the screen is told of new words alone. Loads the page when it is over, unless someone has begun to fill in a form on
 * it, or is being told why one was refused.
 */
export function watchRegion(part: HTMLElement) {
	/** Texts of its elements as the office wrote them: the displayed ones may be a browser's translation. */
	const texts = new WeakMap(Array.from(part.children, (element) => [element, element.textContent]));
	const timer = setInterval(async () => {
		if (document.hidden) return;
		const page = await fetchPage(location.href);
		if (!page) return;
		const fresh = page.querySelector<HTMLElement>("[data-watched]");
		if (fresh) return takeOver(part, fresh, texts);
		clearInterval(timer);
		if (!isAtWork()) autoReload();
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

function isAtWork(): boolean {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main :is(input, textarea)");
	const isChanged = (field: HTMLInputElement | HTMLTextAreaElement) =>
		field instanceof HTMLInputElement && field.type === "checkbox"
			? field.checked !== field.defaultChecked
			: field.value !== field.defaultValue;
	return [...fields].some(isChanged) || document.querySelector("main [role=alert]") !== null;
}
