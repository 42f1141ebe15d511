import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./registered-thanks.module.css";

/** The registration leads to `/alumni?registered=1`, once: `enhance/forget-parameters.ts` tidies the address. */
export function RegisteredThanks() {
	return (
		<PageGrid className={styles.sheet}>
			<div className={styles.thanks}>
				<Notice tone="done" title="Thank you for registering." live="polite">
					<p>You are on the list of our alumni. A mail to you confirms it.</p>
				</Notice>
			</div>
		</PageGrid>
	);
}
