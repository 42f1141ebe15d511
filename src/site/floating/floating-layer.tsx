import { useApplicationFiles } from "#src/site/page-code/island-files.ts";
import { classNames } from "#src/ui/class-names.ts";
import { ApplyButton } from "./apply-button.tsx";
import styles from "./floating-layer.module.css";
import { ToTop } from "./to-top.tsx";

/** Everything that floats at the page's lower edge, stacked so that nothing overlaps. */
export function FloatingLayer({ withApply }: { withApply: boolean }) {
	return (
		<div data-files-ahead={useApplicationFiles().join(" ") || undefined} className={styles.place}>
			<div className={classNames("not-printed", styles.floats, withApply && styles.bar)}>
				<div className={styles.row}>
					<ToTop />
					{withApply && <ApplyButton />}
				</div>
			</div>
		</div>
	);
}
