import { type ComponentType, createElement, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import { IslandBoundary } from "./island-boundary.tsx";
import { noteEntered } from "./note-entered.ts";

/**
 * Lets React take over an island's markup.
 * @param name unique on the page: it begins the ids that `useId` gives in it
 * @returns once its code is at work
 */
export function wakeIsland(island: HTMLElement, name: string, Component: ComponentType<object>) {
	const messages = pageMessages();
	const enterAgain = noteEntered(island);
	const isTranslated = () => document.querySelector("font") !== null;
	const wasTranslated = isTranslated();
	return new Promise<void>((resolve) => {
		/** Reads its properties when it is mounted, also again after a failure. */
		function Content() {
			const [props] = useState<object>(() => JSON.parse(island.dataset.props ?? "{}"));
			return createElement(Component, props);
		}
		function Island() {
			useLayoutEffect(() => enterAgain(), []);
			const [mounted, setMounted] = useState(false);
			useEffect(() => startTransition(() => setMounted(true)), []);
			// A component may change once it is mounted, such as a form that stops the browser from checking it.
			useEffect(() => {
				if (mounted) resolve();
			}, [mounted]);
			const content = createElement(IslandBoundary, { island }, createElement(Content));
			return createElement(MessagesContext, { value: messages }, content);
		}
		const options = {
			identifierPrefix: name,
			// Counted like any failure that nothing handles, by the first line of ours in its stack.
			onCaughtError: (error: unknown) => void Promise.reject(error),
			// The markup is made again, which is all that a translated one needs.
			onRecoverableError: (error: unknown) => wasTranslated || isTranslated() || reportError(error),
		};
		// A transition pauses for what the visitor does, and for the browser to paint.
		startTransition(() => void hydrateRoot(island, createElement(Island), options));
	});
}
