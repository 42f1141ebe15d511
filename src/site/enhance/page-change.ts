type PageSwap = Event & { viewTransition?: { ready: Promise<unknown>; finished: Promise<unknown> } | null };

/** A page that does not fade in, such as the checkout's, ends the transition: that is no error of this page. */
export function allowAbruptChange() {
	addEventListener("pageswap", ({ viewTransition }: PageSwap) => {
		viewTransition?.ready.catch(() => {});
		viewTransition?.finished.catch(() => {});
	});
}
