import * as officePaths from "#src/office-paths.ts";

/** The frame's side as a rail of icons, or open again; the choice is remembered for all pages. */
export function startRail(button: HTMLButtonElement) {
	const frame = button.closest<HTMLElement>("[data-frame]");
	if (!frame) return;
	button.hidden = false;
	button.addEventListener("click", () => {
		const narrow = frame.toggleAttribute("data-rail");
		button.ariaPressed = String(narrow);
		const body = new URLSearchParams({ rail: narrow ? "1" : "0" });
		void fetch(officePaths.here, { method: "POST", body, keepalive: true }).catch(() => {});
	});
}
