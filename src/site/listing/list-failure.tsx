import { useLocation } from "react-router";
import { listingWords } from "#src/school/words/sets/list-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./list-failure.module.css";

/** Shown when a list could not be loaded. @param what capitalised, such as "The news" */
export function ListFailure({ what, plural = false }: { what: string; plural?: boolean }) {
	const words = useWords(listingWords);
	const { pathname, search } = useLocation();
	return (
		<PageGrid className={styles.sheet}>
			<div className={styles.notice}>
				<Notice
					tone="alert"
					title={words.failureTitle({ what })}
					live="polite"
					actions={
						<ButtonLink href={pathname + search} tone="action">
							{words.tryAgain}
						</ButtonLink>
					}
				>
					<p>{words.failureNote({ what: plural ? "several" : "one" })}</p>
				</Notice>
			</div>
		</PageGrid>
	);
}
