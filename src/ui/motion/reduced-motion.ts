/** Whether the visitor's device asks for little movement or few bytes: then nothing plays, counts or falls by itself. In the browser only. */
export function prefersReducedMotion(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

/** Calls once the page has loaded and the browser has time to spare. @returns a function that calls it off */
export function whenIdle(call: () => void): () => void {
	let idle: ReturnType<typeof setTimeout> | number | undefined;
	const wait = () => {
		// Safari has no idle callback; there the load itself is the mark.
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
