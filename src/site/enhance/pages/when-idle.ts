/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(call: () => void) {
	const wait = () => {
		// Safari has no idle callback; 200 ms after the load are used instead.
		if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: 4000 });
		else setTimeout(call, 200);
	};
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
}
