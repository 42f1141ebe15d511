import { useEffect } from "react";

/**
 * Why: React Router asks for a page's code in its head, where it competes with fonts and pictures: on slow 4G the
 * largest picture came after 4.0 s instead of 1.9 s. Upstream chose async module scripts in the head, and has no
 * switch: https://github.com/remix-run/remix/pull/3918. React 19.3 can give single preloads a low priority
 * (https://github.com/react/react/pull/36835), which `<Scripts>` does not use and which would not delay execution.
 */

/** Dispatched on the window once React has taken the page over. */
export const readyEvent = "page-ready";

export function useReadyEvent() {
	useEffect(() => void dispatchEvent(new Event(readyEvent)), []);
}

/**
 * Runs as an inline script, from its own source text: it can use nothing outside of this function. Starts a page's
 * code when the page, its fonts and its first pictures have loaded, or at the visitor's first touch. Clicks and
 * submits before that are held and repeated once the code is there; if it does not come within five seconds, forms
 * are sent without it.
 * @param code the script that React Router would have run at once
 * @param files what it will import, preloaded together
 * @param framework those of the files that the others import, in the order of evaluation
 * @param readyEvent the name of the event above
 */
export function deferStart(code: string, files: string[], framework: string[], readyEvent: string) {
	const timeoutMs = 5000;
	const firstTouches = ["pointerdown", "keydown", "focusin"];
	let held: (() => void)[] | undefined = [];
	let started = false;

	function start() {
		if (started) return;
		started = true;
		for (const touch of firstTouches) removeEventListener(touch, start, true);
		for (const href of files)
			document.head.append(
				Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
			);
		setTimeout(release, timeoutMs);
		run();
	}
	/** Evaluates each file of the framework in a task of its own, so that no task is long. */
	function run() {
		const next = framework.shift();
		if (next) return void import(next).then(() => setTimeout(run), run);
		document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent: code }));
	}
	function release() {
		const actions = held ?? [];
		held = undefined;
		for (const action of actions) action();
	}
	function hold(event: Event, action: () => void) {
		if (!held) return;
		event.preventDefault();
		event.stopPropagation();
		held.push(action);
		start();
	}
	function holdClick(event: Event) {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		// Other buttons work without code: they submit a form or open a popover.
		if (button?.type === "button" && !button.hasAttribute("popovertarget")) hold(event, () => button.click());
	}
	function holdSubmit(event: SubmitEvent) {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
	}

	for (const touch of firstTouches) addEventListener(touch, start, true);
	if (document.readyState === "complete") start();
	else addEventListener("load", () => setTimeout(start), { once: true });
	addEventListener("click", holdClick, true);
	addEventListener("submit", holdSubmit, true);
	addEventListener(readyEvent, release, { once: true });
}
