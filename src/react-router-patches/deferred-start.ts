import { failedAttribute, failedEvent, readyEvent } from "./page-code-contract.ts";

/**
 * Reason for this patch: a module script runs as soon as it has arrived, before the page's fonts and pictures: on slow
 * 4G the largest picture came after 4.0 s instead of 1.9 s. React Router chose async module scripts in the head, and
 * has no switch: https://github.com/remix-run/remix/pull/3918. React 19.3 can give single preloads a low priority
 * (https://github.com/react/react/pull/36835), which `<Scripts>` does not use and which would not delay execution.
 */

type Start = {
	/** Imported one after the other, each evaluated in a task of its own, so that no task is long. */
	modules: string[];
	/** Files that the modules import soon after their start, fetched together with them. */
	files: string[];
	readyEvent: string;
	failedEvent: string;
	failedAttribute: string;
};

/**
 * Runs as an inline script, from its own source text: it can use nothing outside of this function. Starts a page's
 * code when the page, its fonts and its first pictures have loaded, or at the visitor's first touch, but never while
 * the page is only prerendered. Clicks and submits before that are held and repeated, one per element, once the code
 * is there; if it does not come within five seconds, forms are sent without it.
 */
function deferStart({ modules, files, readyEvent, failedEvent, failedAttribute }: Start) {
	const holdMs = 5000;
	const loadMs = 120_000;
	const firstTouches = ["pointerdown", "keydown", "focusin"];
	let waitingStarts: Map<Element, () => void> | undefined = new Map();
	let started = false;

	function start() {
		if (started) return;
		started = true;
		for (const touch of firstTouches) removeEventListener(touch, start, true);
		for (const href of [...modules, ...files]) {
			const link = document.createElement("link");
			link.addEventListener("error", fail);
			document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
		}
		if (Reflect.get(document, "prerendering")) document.addEventListener("prerenderingchange", load, { once: true });
		else load();
	}
	function load() {
		const late = setTimeout(fail, loadMs);
		addEventListener(readyEvent, () => clearTimeout(late), { once: true });
		setTimeout(release, holdMs);
		run();
	}
	function run() {
		const next = modules.shift();
		if (next) import(next).then(() => setTimeout(run), fail);
	}
	function fail() {
		release();
		for (const notice of document.querySelectorAll<HTMLElement>(`[${failedAttribute}]`)) {
			notice.hidden = false;
			notice.querySelector("button")?.addEventListener("click", () => location.reload());
		}
	}
	function release() {
		const actions = [...(waitingStarts?.values() ?? [])];
		waitingStarts = undefined;
		for (const action of actions) action();
	}
	function hold(event: Event, element: Element, action: () => void) {
		if (!waitingStarts) return;
		event.preventDefault();
		event.stopPropagation();
		waitingStarts.set(element, action);
		start();
	}
	function holdClick(event: Event) {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		// Other buttons work without code: they submit a form or open a popover.
		if (button?.type === "button" && !button.hasAttribute("popovertarget")) hold(event, button, () => button.click());
	}
	function holdSubmit(event: SubmitEvent) {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, target, () => target.requestSubmit(submitter));
	}

	for (const touch of firstTouches) addEventListener(touch, start, true);
	if (document.readyState === "complete") start();
	else addEventListener("load", () => setTimeout(start), { once: true });
	addEventListener("click", holdClick, true);
	addEventListener("submit", holdSubmit, true);
	addEventListener(readyEvent, release, { once: true });
	addEventListener(failedEvent, fail, { once: true });
}

/** @returns the text of an inline script that starts a page's code late */
export function deferredStart(start: Pick<Start, "modules" | "files">): string {
	const argument = JSON.stringify({ ...start, readyEvent, failedEvent, failedAttribute }).replaceAll("<", "\\u003c");
	return `(${deferStart})(${argument})`;
}
