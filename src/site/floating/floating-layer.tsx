import { CookieBanner } from "#src/site/cookies/cookie-banner.tsx";
import { useConsentQuestion } from "#src/site/cookies/cookie-consent.ts";
import { classNames } from "#src/ui/class-names.ts";
import { ApplyButton } from "./apply-button.tsx";
import styles from "./floating-layer.module.css";
import { ToTop, useScrolledDown } from "./to-top.tsx";

/** Everything that floats at the page's lower edge, stacked so that nothing overlaps. */
export function FloatingLayer({ withApply }: { withApply: boolean }) {
	const question = useConsentQuestion();
	const asked = question !== undefined;
	const scrolledDown = useScrolledDown();
	// Remounted when the banner comes or goes, so that the buttons above it move without a layout shift. In a wrapper,
	// since a new child of the body would make the browser recalculate the styles of the whole page.
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
				{question && <CookieBanner question={question} />}
			</div>
		</div>
	);
}
