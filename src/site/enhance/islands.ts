import type { ComponentType } from "react";
import { readStored } from "#src/forms/browser-storage.ts";
import { failedEvent } from "#src/react-router-patches/page-code-contract.ts";
import { islandComponents } from "#src/site/island-components.ts";
import { connection } from "#src/ui/connection.ts";
import { withTimeout } from "#src/ui/with-timeout.ts";

const touches = ["pointerdown", "focusin"];
const loadMs = 120_000;

/**
 * The parts of a page that React takes over, `<div data-island="name" data-wake="…" data-props="…">`. What is pressed
 * and sent in them before is held and repeated.
 */
export function wakeIslands() {
	for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) followIsland(element);
}

function followIsland(element: HTMLElement) {
	const { wake: when, stored } = element.dataset;
	let waking: Promise<void> | undefined;
	let plain = false;
	const wake = () => {
		waking ??= load(element);
		return waking;
	};
	const begin = () => void wake().catch(() => {});
	const isEager = when === "load";
	if (isEager) withTimeout(wake(), loadMs).catch(() => dispatchEvent(new Event(failedEvent)));
	if (readStored("session", stored ?? "") !== undefined || element.contains(document.activeElement)) begin();
	if (when === "stored") return;
	for (const touch of touches) element.addEventListener(touch, begin, { once: true });
	const holding = new Set<Element>();
	/**
	 * Holds what the visitor has done until the code is there, however often they press. A form that works without code
	 * does not wait for long.
	 */
	const hold = (event: Event, pressedElement: Element, repeat: () => void) => {
		if (plain || element.dataset.awake !== undefined) return;
		event.preventDefault();
		event.stopPropagation();
		if (holding.has(pressedElement)) return;
		holding.add(pressedElement);
		if (isEager) return void wake().then(repeat, () => {});
		withTimeout(wake())
			.catch(() => {
				plain = true;
			})
			.then(repeat);
	};
	// Clicks are held before the browser checks the answers, because the form may have its own messages.
	const holdClick = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (button) hold(event, button, () => button.click());
	};
	const holdSubmit = (event: SubmitEvent) => {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, target, () => target.requestSubmit(submitter));
	};
	element.addEventListener("click", holdClick, true);
	element.addEventListener("submit", holdSubmit, true);
	if (isFast()) whenNear(element, begin);
}

async function load(element: HTMLElement) {
	noteInlineStyles();
	const name = element.dataset.island as keyof typeof islandComponents;
	const [{ wakeIsland }, Component] = await Promise.all([
		import("#src/site/islands/wake-island.ts"),
		islandComponents[name](),
	]);
	await wakeIsland(element, name, Component as ComponentType<object>);
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
	const knownConnection = connection();
	return knownConnection?.effectiveType === "4g" && !knownConnection.saveData;
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
