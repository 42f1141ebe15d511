import { whenIdle } from "./when-idle.ts";

/** Loads and shows the announcements of the list at `data-announcements`, where a page has it, once it is idle. */
export function announceWhenIdle() {
	const address = document.querySelector<HTMLElement>("[data-announcements]")?.dataset.announcements;
	if (!address) return;
	whenIdle(() => {
		// Announcements are optional: none are shown when they cannot be loaded.
		import("#src/site/home/announcement/announce.ts").then(({ announce }) => announce(address)).catch(() => {});
	});
}
