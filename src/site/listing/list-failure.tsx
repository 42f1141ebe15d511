import { useLocation } from "react-router";
import { listingMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./list-failure.module.css";

/** Shown when a list could not be loaded. @param what such as "the news" */
export function ListFailure({ what }: { what: string }) {
	const messages = useMessages(listingMessages);
	const { pathname, search } = useLocation();
	return (
		<PageGrid className={styles.sheet}>
			<div className={styles.notice}>
				<Notice
					tone="alert"
					title={messages.failureTitle({ what })}
					live="polite"
					actions={
						<ButtonLink href={pathname + search} tone="action">
							{messages.tryAgain}
						</ButtonLink>
					}
				>
					<p>{messages.failureNote}</p>
				</Notice>
			</div>
		</PageGrid>
	);
}
