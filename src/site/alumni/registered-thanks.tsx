import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./registered-thanks.module.css";

/** Navigation state that the registration passes to the page that shows the thanks. */
export const registered = { registered: true } as const;

/** Shows the thanks once: a reload or the Back button shows the page without it. */
export function RegisteredThanks() {
	const { pathname, state } = useLocation();
	const navigate = useNavigate();
	const [shown] = useState(() => (state as Partial<typeof registered> | null)?.registered === true);
	useEffect(() => {
		if (shown) navigate(pathname, { replace: true, state: null, preventScrollReset: true });
	}, [shown, pathname, navigate]);
	if (!shown) return null;
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
