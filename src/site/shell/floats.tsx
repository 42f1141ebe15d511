import { CookieBanner } from "../consent/cookie-banner.tsx";
import { ApplyDock } from "./apply-dock.tsx";
import styles from "./floats.module.css";
import { ToTop } from "./to-top.tsx";

/** What floats at the page's lower edge, one above the other, so that none covers another. */
export function Floats({ withApply }: { withApply: boolean }) {
	return (
		<div className={styles.floats}>
			<div className={styles.row}>
				<ToTop />
				{withApply && <ApplyDock />}
			</div>
			<CookieBanner />
		</div>
	);
}
