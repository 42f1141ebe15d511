import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import styles from "./announcement-dialog.module.css";
import { emojiFor } from "./emoji.ts";
import type { Announcement } from "./read-announcements.server.ts";

/** Modal dialog on wider screens, over the whole view: a white card with room for confetti behind it. */
export function AnnouncementDialog({ announcement }: { announcement: Announcement }) {
	const messages = useMessages(homeMessages);
	const { title, link, html } = announcement;
	const emoji = <span aria-hidden="true">{emojiFor(title)}</span>;
	return (
		<dialog aria-label={messages.announcement} className={`not-printed ${styles.overlay}`}>
			<canvas className={styles.confetti} />
			<div tabIndex={-1} className={styles.card}>
				<button type="button" data-close-announcement aria-label={messages.closeAnnouncement} className={styles.close}>
					<Icon name="close" />
				</button>
				<article>
					<h2 className={styles.title}>
						{emoji} {title} {emoji}
					</h2>
					{link ? (
						<a href={link} target="_blank" rel="noopener" className={styles.link}>
							<Poster {...announcement} alt={messages.posterLink({ title })} />
						</a>
					) : (
						<Poster {...announcement} alt="" />
					)}
					<div className={styles.text}>
						<Prose html={html} />
					</div>
				</article>
			</div>
		</dialog>
	);
}

/** Poster as tall as the style sheet lets it be: it is narrower than the card. */
function Poster({ picture, alt }: Pick<Announcement, "picture"> & { alt: string }) {
	return <RecordPicture picture={picture} alt={alt} sizes="min(452px, 36svh)" className={styles.picture} />;
}
