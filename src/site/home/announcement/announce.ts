import { loadAnnouncements, unseen, withPictures } from "./load-announcements.ts";

/** What is open, or tells that the visitor is leaving. */
const inTheWay =
	":popover-open, dialog[open], [data-dropdown][open], [data-apply] [aria-expanded=true], [data-waiting]:not([hidden])";

/**
 * Loads the announcements, and the code of the pop-up if there is one to show.
 * @throws when something cannot be loaded
 */
export async function announce(address: string) {
	const found = unseen(await loadAnnouncements(address));
	if (found.length === 0) return;
	const [{ showPopUp }, announcements] = await Promise.all([import("./pop-up.ts"), withPictures(found)]);
	if (!visitorIsBusy()) showPopUp(announcements);
}

/** Something is open or being typed: the announcement waits for the next visit to the home page. */
function visitorIsBusy(): boolean {
	return (
		document.querySelector(inTheWay) !== null || document.activeElement?.matches("input, textarea, select") === true
	);
}
