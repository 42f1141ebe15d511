import { whenIdle } from "./when-idle.ts";

/** On a page with `[data-announcements]`, the address of the list, loads and shows the announcements once it is idle. */
export function announceWhenIdle() {
	const address = document.querySelector<HTMLElement>("[data-announcements]")?.dataset.announcements;
	if (!address) return;
	whenIdle(() => {
		// Announcements are optional: none are shown when they cannot be loaded.
		import("#src/site/home/announcement/announce.ts").then(({ announce }) => announce(address)).catch(() => {});
	});
}
