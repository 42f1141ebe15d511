import { CookieBanner } from "#src/site/cookies/cookie-banner.tsx";
import { useConsentQuestion } from "#src/site/cookies/cookie-consent.ts";
import { classNames } from "#src/ui/class-names.ts";
import { ApplyButton } from "./apply-button.tsx";
import styles from "./floating-layer.module.css";
import { ToTop, useScrolledDown } from "./to-top.tsx";

/** What floats at the page's lower edge, one above the other, so that none covers another. */
export function FloatingLayer({ withApply }: { withApply: boolean }) {
	const asked = useConsentQuestion();
	const scrolledDown = useScrolledDown();
	// Made anew when the question comes or goes: what stands above it is in its new place at once, and nothing is seen to shift. In an element of its own,
	// since a new child of the body would have the browser look for the styles of the whole page again.
	return (
		<div className={styles.place}>
			<div
				key={String(asked)}
				className={classNames(styles.floats, withApply && !asked && styles.bar, asked && styles.asked)}
			>
				<div className={styles.row}>
					{scrolledDown && <ToTop />}
					{withApply && <ApplyButton />}
				</div>
				{asked && <CookieBanner />}
			</div>
		</div>
	);
}
