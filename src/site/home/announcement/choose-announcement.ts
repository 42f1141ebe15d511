/** Key under which the browser stores which announcements its visitor has seen. */
export const seenKey = "announcements-seen";

/**
 * Runs as an inline script before the first paint, so that nothing moves: shows the first `[data-announcement]` that
 * this visitor has not seen.
 */
export function chooseAnnouncement(seenKey: string) {
	let seenValue: unknown;
	try {
		seenValue = JSON.parse(localStorage.getItem(seenKey) ?? "[]");
	} catch {
		// Browsers without storage show the first one each time.
	}
	const isNew = ({ dataset }: HTMLElement) => !(Array.isArray(seenValue) && seenValue.includes(dataset.announcement));
	const first = [...document.querySelectorAll<HTMLElement>("[data-announcement]")].find(isNew);
	if (first) first.hidden = false;
}
