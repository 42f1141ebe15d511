import styles from "#src/office/media/media.module.css";
import type { ItemPage } from "./read-item.server.ts";
import type { ItemRefusal } from "./take-item-act.server.ts";

/** What each form of the panel gets. */
export type PanelProps = { page: ItemPage; refusal: ItemRefusal | undefined };

/** What went wrong with a form of the panel. */
export function Refused({ act, refusal }: { act: string } & Pick<PanelProps, "refusal">) {
	if (refusal?.act !== act) return null;
	return (
		<p className={styles.refusal} role="alert">
			{refusal.message}
		</p>
	);
}
