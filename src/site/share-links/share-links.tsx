import { Icon } from "#src/ui/icon.tsx";
import styles from "./share-links.module.css";

type ShareLinksProps = {
	/** Shared in place of the page's own address and title. */
	url?: string;
	title?: string;
};

/** Shares the page as the device does, and copies its link; see `enhance/pages/page-actions.ts`. */
export function ShareLinks({ url, title }: ShareLinksProps) {
	return (
		<div hidden data-page-actions="share" data-share-url={url} data-share-title={title} className={styles.share}>
			<button type="button" hidden className={styles.button}>
				<Icon name="external" />
				Share
			</button>
			<button type="button" data-copy-link className={styles.button}>
				<Icon name="file" />
				Copy link
			</button>
			<p role="status" className={styles.said} />
		</div>
	);
}
