import { readStored } from "#src/forms/browser-storage.ts";
import type { IslandName } from "#src/site/islands/islands.ts";
import { connection } from "#src/ui/connection.ts";
import { inTime } from "./in-time.ts";

const touches = ["pointerdown", "focusin"];

/**
 * Forms on pages that only inform, `<div data-island="name" data-props="…">`: React takes each over at the first touch,
 * or when it nears the view on a fast connection. What is sent before that is held and repeated.
 */
export function wakeIslands() {
	// Where React takes the whole page over, forms are part of it.
	if ("__reactRouterContext" in window) return;
	for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) followIsland(element);
}

function followIsland(element: HTMLElement) {
	let waking: Promise<void> | undefined;
	let plain = false;
	const wake = () => {
		waking ??= load(element);
		return waking;
	};
	const stored = readStored("session", element.dataset.stored ?? "") !== undefined;
	if (stored || element.contains(document.activeElement)) wake().catch(() => {});
	if (element.dataset.wake === "stored") return;
	for (const touch of touches) element.addEventListener(touch, () => void wake().catch(() => {}), { once: true });
	/** Holds what the visitor has done until the code is there, or does not come in time. */
	const hold = (event: Event, repeat: () => void) => {
		if (plain || element.dataset.awake !== undefined) return;
		event.preventDefault();
		event.stopPropagation();
		inTime(wake())
			.catch(() => {
				plain = true;
			})
			.then(repeat);
	};
	// Before the browser checks the answers: the form may have messages of its own.
	const holdClick = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[type=submit]") : null;
		if (button) hold(event, () => button.click());
	};
	const holdSubmit = (event: SubmitEvent) => {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
	};
	element.addEventListener("click", holdClick, true);
	element.addEventListener("submit", holdSubmit, true);
	if (isFast()) whenNear(element, () => void wake().catch(() => {}));
}

async function load(element: HTMLElement) {
	noteInlineStyles();
	const { wakeIsland } = await import("#src/site/islands/islands.ts");
	const props = JSON.parse(element.dataset.props ?? "{}");
	await wakeIsland(element, element.dataset.island as IslandName, props);
	element.dataset.awake = "";
}

/** Keeps lazy code from loading style sheets that the page has inside it: disabled links count as loaded. */
export function noteInlineStyles() {
	const style = document.querySelector<HTMLElement>("style[data-files]");
	for (const href of style?.dataset.files?.split(" ").filter(Boolean) ?? [])
		document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }));
	style?.removeAttribute("data-files");
}

function isFast(): boolean {
	const known = connection();
	return known?.effectiveType === "4g" && !known.saveData;
}

function whenNear(element: HTMLElement, call: () => void) {
	const observer = new IntersectionObserver(
		([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			call();
		},
		{ rootMargin: "200px 0px" },
	);
	observer.observe(element.firstElementChild ?? element);
}
