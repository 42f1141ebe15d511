import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { AnnouncementDialog } from "./announcement-dialog.tsx";
import { chooseAnnouncement, seenKey } from "./choose-announcement.ts";
import type { Announcement } from "./read-announcements.server.ts";

type AnnouncementsProps = {
	all: readonly Announcement[];
	/** On wide screens in a dialog, which `announce.ts` opens once the browser is idle. */
	over: boolean;
};

/** All that is announced, hidden but for the first one that this visitor has not seen: a line in the page's flow. */
export function Announcements({ all, over }: AnnouncementsProps) {
	if (all.length === 0) return null;
	return (
		<>
			{all.map((announcement) => (
				<div key={announcement.id} hidden data-announcement={announcement.id}>
					<AnnouncementBar announcement={announcement} />
					{over && <AnnouncementDialog announcement={announcement} />}
				</div>
			))}
			<InlineScript run={chooseAnnouncement} argument={seenKey} />
		</>
	);
}
