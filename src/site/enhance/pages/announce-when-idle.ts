import { readStored, writeStored } from "#src/forms/browser-storage.ts";
import { seenKey } from "#src/site/home/announcement/choose-announcement.ts";
import { whenIdle } from "./when-idle.ts";

/** Maximum number of announcements that are remembered as seen; there are never this many at once. */
const maxStored = 50;

/**
 * The announcement that the page's inline script has chosen: a line that is in the page already or, if the school wants
 * it so, on wide screens a dialog once the browser is idle. Anyone who has been shown it does not get it again.
 */
export function announceWhenIdle() {
	const announcement = document.querySelector<HTMLElement>("[data-announcement]:not([hidden])");
	if (!announcement) return;
	const dialog = announcement.querySelector("dialog");
	for (const close of announcement.querySelectorAll("[data-close-announcement]"))
		close.addEventListener("click", () => {
			dialog?.close();
			announcement.hidden = true;
		});
	if (!dialog || !matchMedia("(min-width: 768px)").matches) remember(announcement);
	else
		whenIdle(() => {
			// Announcements are optional: none is shown when its code cannot be loaded.
			import("#src/site/home/announcement/announce.ts")
				.then(async ({ announce }) => (await announce(dialog)) && remember(announcement))
				.catch(() => {});
		});
}

function remember({ dataset: { announcement = "" } }: HTMLElement) {
	const storedIds = readStored("local", seenKey);
	const seenIds: unknown[] = Array.isArray(storedIds) ? storedIds : [];
	// Browsers without storage show it again.
	writeStored("local", seenKey, [...seenIds, announcement].slice(-maxStored));
}
