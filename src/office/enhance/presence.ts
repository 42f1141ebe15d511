import * as officePaths from "#src/office-paths.ts";

const beatMs = 30_000;
const inputs = ["pointerdown", "pointermove", "wheel", "keydown", "input"];

/**
 * Tells the office that this page is looked at, as long as it is to be seen, and whether its member was active since
 * the last time.
 */
export function startPresence() {
	let isActive = false;
	const note = () => {
		isActive = true;
	};
	for (const input of inputs) addEventListener(input, note, { capture: true, passive: true });
	setInterval(() => {
		if (document.visibilityState !== "visible") return;
		const body = new URLSearchParams({ path: location.pathname, ...(isActive && { active: "1" }) });
		isActive = false;
		void fetch(officePaths.here, { method: "POST", body, keepalive: true }).catch(() => {});
	}, beatMs);
}
