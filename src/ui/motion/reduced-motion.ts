/**
 * Whether the visitor prefers reduced motion or saves data: nothing then plays, counts or falls by itself. Browser
 * only.
 */
export function prefersReducedMotion(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

/** Calls back once the page has loaded and the browser is idle. @returns a function that cancels it */
export function whenIdle(call: () => void): () => void {
	let idle: ReturnType<typeof setTimeout> | number | undefined;
	const wait = () => {
		// Safari has no idle callback; 200 ms after the load stand in for it.
		idle = "requestIdleCallback" in window ? requestIdleCallback(call, { timeout: 4000 }) : setTimeout(call, 200);
	};
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
	return () => {
		removeEventListener("load", wait);
		if (idle === undefined) return;
		if ("cancelIdleCallback" in window) cancelIdleCallback(Number(idle));
		else clearTimeout(idle);
	};
}
