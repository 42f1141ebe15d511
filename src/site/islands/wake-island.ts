import { type ComponentType, createElement, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { WordsContext } from "#src/school/words/use-words.ts";
import type { SchoolWords } from "#src/school/words/word-set.ts";

/**
 * Lets React take over an island's markup.
 * @param name unique on the page: it begins the ids that `useId` gives in it
 * @returns once its code is at work
 */
export function wakeIsland(element: HTMLElement, name: string, Component: ComponentType<object>, props: object) {
	const words: SchoolWords = JSON.parse(element.dataset.words ?? "{}");
	const restoreTexts = rememberTexts(element);
	return new Promise<void>((resolve) => {
		function Island() {
			useLayoutEffect(() => restoreTexts(), []);
			const [mounted, setMounted] = useState(false);
			useEffect(() => startTransition(() => setMounted(true)), []);
			// A component may change once it is mounted, such as a form that stops the browser from checking it.
			useEffect(() => {
				if (mounted) resolve();
			}, [mounted]);
			return createElement(WordsContext, { value: words }, createElement(Component, props));
		}
		// As a transition it pauses for what the visitor does, and for the browser to paint.
		startTransition(() => void hydrateRoot(element, createElement(Island), { identifierPrefix: name }));
	});
}

/** React puts the first text of a textarea into it again when it takes it over. @returns restores what was typed */
function rememberTexts(element: HTMLElement) {
	const typed = new Map<HTMLTextAreaElement, string>();
	for (const area of element.querySelectorAll("textarea"))
		if (area.value !== area.defaultValue) typed.set(area, area.value);
	const note = ({ target }: Event) => {
		if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
	};
	element.addEventListener("input", note);
	return () => {
		element.removeEventListener("input", note);
		for (const [area, text] of typed) if (area.value !== text) area.value = text;
	};
}
