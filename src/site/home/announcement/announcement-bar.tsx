import * as paths from "#src/paths.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./announcement-bar.module.css";
import type { Announcement } from "./read-announcements.server.ts";

/** One line in the page's flow that leads to the whole announcement; on wide screens unless a dialog follows. */
export function AnnouncementBar({ announcement: { slug, title } }: { announcement: Announcement }) {
	const messages = useMessages(homeMessages);
	return (
		<section aria-label={messages.announcementNamed({ title })} className={`not-printed ${styles.bar}`}>
			<a href={`${paths.announcements}#${slug}`} className={styles.link}>
				<span className={styles.title}>{title}</span>
				<Icon name="arrow" />
			</a>
			<button type="button" data-close-announcement aria-label={messages.closeAnnouncement} className={styles.close}>
				<Icon name="close" />
			</button>
		</section>
	);
}
