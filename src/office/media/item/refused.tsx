import type { CaptionsFault } from "#src/content/media/film/captions.ts";
import { useRefusal } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import layout from "#src/office/parts/layout.module.css";
import type { ItemPage } from "./read-media-item.server.ts";

/** What each form of the panel gets. */
export type PanelProps = { page: ItemPage };

/** What went wrong with a form of the panel; of captions, in which lines. */
export function Refused({ act }: { act: string }) {
	const refusal = useRefusal(act);
	if (!refusal) return null;
	const lines = (refusal.shown ?? []) as CaptionsFault[];
	return (
		<div className={`${layout.warning} ${styles.refusal}`} role="alert">
			<p>{refusal.message}</p>
			{lines.length > 0 && (
				<ol>
					{lines.map(({ line, message }) => (
						<li key={`${line} ${message}`}>
							<b>{`Line ${line}.`}</b> {message}
						</li>
					))}
				</ol>
			)}
		</div>
	);
}
