import { footerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./share-links.module.css";

type ShareLinksProps = {
	/** Shared in place of the page's own address and title. */
	url?: string;
	title?: string;
};

/** Shares the page as the device does, and copies its link; see `enhance/pages/page-actions.ts`. */
export function ShareLinks({ url, title }: ShareLinksProps) {
	const messages = useMessages(footerMessages);
	return (
		<div
			hidden
			data-page-actions="share"
			data-share-url={url}
			data-share-title={title}
			className={`not-printed ${styles.share}`}
		>
			<button type="button" hidden className={`target ${styles.button}`}>
				<Icon name="external" />
				{messages.share}
			</button>
			<button type="button" data-copy-link className={`target ${styles.button}`}>
				<Icon name="link" />
				{messages.copyLink}
			</button>
			<p role="status" className={styles.said} />
		</div>
	);
}
