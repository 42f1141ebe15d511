import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#src/ui/motion/reduced-motion.ts";
import type { Ready } from "./load-announcements.ts";

type PopUp = ComponentType<{ announcements: Ready[]; onClose: () => void }>;

/** Once the page is idle, loads the announcements, and the code of the pop-up if there is one to show. */
export function AnnouncementGate() {
	const [shown, setShown] = useState<{ PopUp: PopUp; announcements: Ready[] }>();
	useEffect(() => {
		const leaving = new AbortController();
		const cancel = whenIdle(() => {
			// Announcements are optional: none are shown when they cannot be loaded.
			prepare(leaving.signal).then(
				(ready) => !leaving.signal.aborted && setShown(ready),
				() => {},
			);
		});
		return () => {
			cancel();
			leaving.abort();
		};
	}, []);
	return shown && <shown.PopUp announcements={shown.announcements} onClose={() => setShown(undefined)} />;
}

async function prepare(signal: AbortSignal) {
	const { loadAnnouncements, unseen, withPictures } = await import("./load-announcements.ts");
	const found = unseen(await loadAnnouncements(signal));
	if (found.length === 0) return undefined;
	const [{ AnnouncementPopUp }, announcements] = await Promise.all([
		import("./announcement-pop-up.tsx"),
		withPictures(found),
	]);
	return visitorIsBusy() ? undefined : { PopUp: AnnouncementPopUp, announcements };
}

/** Something is open or being typed: the announcement waits for the next visit to the home page. */
function visitorIsBusy(): boolean {
	return (
		document.querySelector(":popover-open, dialog[open]") !== null ||
		document.activeElement?.matches("input, textarea, select") === true
	);
}
