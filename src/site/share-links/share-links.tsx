import { Icon } from "#src/ui/icon.tsx";
import styles from "./share-links.module.css";

/** Shares the page as the device does, and copies its link; see `enhance/pages/page-actions.ts`. */
export function ShareLinks() {
	return (
		<div hidden data-page-actions="share" className={styles.share}>
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
