import * as officePaths from "#src/office-paths.ts";

const beatMs = 30_000;
const inputs = ["pointerdown", "pointermove", "wheel", "keydown", "input"];

/** Tells the office that the member is active on this page: this keeps a session on a page that asks for nothing. */
export function keepSession() {
	let inputAt = 0;
	let leaving = false;
	const note = () => {
		inputAt = Date.now();
	};
	const isActive = () => Date.now() - inputAt <= 2 * beatMs;
	const beat = () => {
		const body = new URLSearchParams({ active: "1" });
		inputAt = 0;
		void fetch(officePaths.here, { method: "POST", body, keepalive: true }).catch(() => {});
	};
	for (const input of inputs) addEventListener(input, note, { capture: true, passive: true });
	setInterval(() => {
		if (document.visibilityState === "visible" && isActive()) beat();
	}, beatMs);
	// Else it would be told when the page is seen again, as of then. The next page needs no beat of this one.
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden" && !leaving && isActive()) beat();
	});
	addEventListener("pagehide", () => {
		leaving = true;
	});
	addEventListener("pageshow", () => {
		leaving = false;
	});
}
