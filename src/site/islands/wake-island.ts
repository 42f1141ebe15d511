import { type ComponentType, createElement, startTransition, useEffect, useState } from "react";
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
	return new Promise<void>((resolve) => {
		function Island() {
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
