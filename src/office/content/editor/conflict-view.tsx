import { ChangesView } from "#src/office/content/versions/changes-view.tsx";
import { ActButton } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import styles from "./editor.module.css";
import type { EditShown } from "./refuse-edit.server.ts";

type Props = { conflict: NonNullable<EditShown["conflict"]>; here: string };

/** Someone else has written at the same time: both texts, and what to do with them. Nothing was saved or lost. */
export function ConflictView({ conflict, here }: Props) {
	const by = conflict.by.split(" ")[0];
	return (
		<section role="alert" className={`${layout.warning} ${styles.conflict}`} aria-labelledby="conflict">
			<h2 id="conflict">{conflict.by} changed this while you were writing</h2>
			<p>
				Your text is below. It isn’t saved yet. Here’s how the two differ: {by}’s words are struck through, yours are
				underlined.
			</p>
			<ChangesView changes={conflict} />
			<p>Choose one to keep. The other stays in Versions.</p>
			<div className={layout.row}>
				<ActButton className={controls.button} form="record" act="keep-mine">
					Keep mine
				</ActButton>
				<ActButton className={controls.button} form="record" act="keep-theirs">
					Keep theirs
				</ActButton>
				<a className={controls.button} href={here} target="_blank" rel="noopener">
					View theirs in another tab
				</a>
			</div>
		</section>
	);
}
