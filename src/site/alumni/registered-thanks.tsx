import { alumniMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./registered-thanks.module.css";

/** The registration leads to `/alumni?registered=1`, once: `enhance/forget-parameters.ts` tidies the address. */
export function RegisteredThanks() {
	const messages = useMessages(alumniMessages);
	return (
		<PageGrid className={styles.sheet}>
			<div className={styles.thanks}>
				<Notice tone="done" title={messages.registeredTitle} live="polite">
					<p>{messages.registeredNote}</p>
				</Notice>
			</div>
		</PageGrid>
	);
}
