import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { AnnouncementDialog } from "./announcement-dialog.tsx";
import { chooseAnnouncement, seenKey } from "./choose-announcement.ts";
import type { Announcement } from "./read-announcements.server.ts";

/**
 * All that is announced, hidden but for the first one that this visitor has not seen: on phones a bar in the page's
 * flow, on wider screens a dialog that `announce.ts` opens once the browser is idle.
 */
export function Announcements({ all }: { all: readonly Announcement[] }) {
	if (all.length === 0) return null;
	return (
		<>
			{all.map((announcement) => (
				<div key={announcement.id} hidden data-announcement={announcement.id}>
					<AnnouncementBar announcement={announcement} />
					<AnnouncementDialog announcement={announcement} />
				</div>
			))}
			<InlineScript run={chooseAnnouncement} argument={seenKey} />
		</>
	);
}
