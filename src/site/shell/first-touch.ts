const touches = ["pointerdown", "keydown", "focusin", "input"] as const;
/** Milliseconds. */
const patience = 1000;

/**
 * Calls once the browser has time to spare, and at once when the visitor begins to use the page: what is listened for from then on still gets that
 * very event, since it is met here before anywhere else.
 */
export function onFirstTouchOrIdle(call: () => void) {
	let called = false;
	const once = () => {
		if (called) return;
		called = true;
		for (const touch of touches) removeEventListener(touch, once, true);
		call();
	};
	for (const touch of touches) addEventListener(touch, once, true);
	// Safari has no idle callback.
	if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: patience });
	else setTimeout(once, 50);
}
