import { useLocation } from "react-router";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./list-failure.module.css";

/** Shown when a list could not be loaded. @param what capitalised, such as "The news" */
export function ListFailure({ what, plural = false }: { what: string; plural?: boolean }) {
	const { pathname, search } = useLocation();
	return (
		<PageGrid className={styles.sheet}>
			<div className={styles.notice}>
				<Notice
					tone="alert"
					title={`${what} could not be loaded.`}
					live="polite"
					actions={
						<ButtonLink href={pathname + search} tone="action">
							Try again
						</ButtonLink>
					}
				>
					<p>
						The fault is on our side, and we have been told. {plural ? "They are" : "It is"} usually back within a
						minute.
					</p>
				</Notice>
			</div>
		</PageGrid>
	);
}
