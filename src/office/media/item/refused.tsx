import styles from "#src/office/media/media.module.css";
import type { ItemPage } from "./read-media-item.server.ts";
import type { ItemRefusal } from "./take-item-act.server.ts";

/** What each form of the panel gets. */
export type PanelProps = { page: ItemPage; refusal: ItemRefusal | undefined };

/** What went wrong with a form of the panel. */
export function Refused({ act, refusal }: { act: string } & Pick<PanelProps, "refusal">) {
	if (refusal?.act !== act) return null;
	return (
		<div className={styles.refusal} role="alert">
			<p>{refusal.message}</p>
			{refusal.lines && (
				<ol>
					{refusal.lines.map(({ line, message }) => (
						<li key={`${line} ${message}`}>
							<b>{`Line ${line}.`}</b> {message}
						</li>
					))}
				</ol>
			)}
		</div>
	);
}
