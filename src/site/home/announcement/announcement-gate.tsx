import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#src/ui/motion/reduced-motion.ts";
import type { Ready } from "./load-announcements.ts";

type PopUp = ComponentType<{ announcements: Ready[]; onClose: () => void }>;

/** Waits until the page is at rest, then asks for announcements and fetches the pop-up's code, if there is one to show. */
export function AnnouncementGate() {
	const [shown, setShown] = useState<{ PopUp: PopUp; announcements: Ready[] }>();
	useEffect(() => {
		const leaving = new AbortController();
		const cancel = whenIdle(() => {
			// Announcements are an extra: where they cannot be had, there are none.
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
