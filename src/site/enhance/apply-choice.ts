import * as paths from "#src/paths.ts";
import { fetchAhead } from "./fetch-ahead.ts";

const hideAfterMs = 1000;

/** The page's own acts: the buttons to its forms of application, and those that send a form. */
const ownForms = `[href$="-application"],[href="${paths.academic}"],[href^="${paths.addedApplication("")}"]`;
const ownActs = `main :is([data-likely]:is(${ownForms}),[method="post"] [type="submit"])`;

/**
 * The floating Apply Now, `<aside data-apply>` around a button with `aria-expanded`. Its choices open on hover, focus
 * and tap, and close a second after the pointer leaves.
 */
export function followApplyChoice() {
	const aside = document.querySelector<HTMLElement>("[data-apply]");
	const button = aside?.querySelector("button");
	if (!aside || !button) return;
	let leaving: ReturnType<typeof setTimeout> | undefined;

	const isOpen = () => button.ariaExpanded === "true";
	const set = (open: boolean) => {
		clearTimeout(leaving);
		button.ariaExpanded = String(open);
		if (open) fetchAhead();
	};
	aside.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && set(true));
	aside.addEventListener("pointerleave", ({ pointerType }) => {
		if (pointerType === "mouse") leaving = setTimeout(set, hideAfterMs, false);
	});
	button.addEventListener("click", (event) => {
		// A mouse has already opened it by hovering; touch and keyboard toggle.
		const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
		set(byMouse || !isOpen());
	});
	aside.addEventListener("focusin", ({ target, relatedTarget }) => {
		// Keyboard focus from elsewhere, not back from a choice by Escape.
		const fromOutside = !(relatedTarget instanceof Node && aside.contains(relatedTarget));
		if (target === button && button.matches(":focus-visible") && fromOutside) set(true);
	});
	aside.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !isOpen()) return;
		set(false);
		button.focus();
	});
	aside.addEventListener("focusout", ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && aside.contains(relatedTarget))) set(false);
	});
	addEventListener("pagehide", () => set(false));
}

/** Marks it while an act of the page is in view: where it is a bar, which covers the page, its style sheet hides it. */
export function hideBesideOwnActs() {
	const aside = document.querySelector("[data-apply]");
	if (!aside) return;
	const inView = new Set<Element>();
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) inView[isIntersecting ? "add" : "delete"](target);
		aside.toggleAttribute("data-beside", inView.size > 0);
	});
	for (const act of document.querySelectorAll(ownActs)) observer.observe(act);
}
