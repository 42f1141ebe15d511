import { ChangesView } from "#src/office/content/versions/changes-view.tsx";
import { ActButton } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import styles from "./editor.module.css";
import type { EditShown } from "./refuse-edit.server.ts";

type Props = { conflict: NonNullable<EditShown["conflict"]>; here: string };

/** Someone else has written at the same time: both texts, and what to do with them. Nothing was saved or lost. */
export function ConflictView({ conflict, here }: Props) {
	const by = conflict.by.split(" ")[0];
	return (
		<section role="alert" className={styles.conflict} aria-labelledby="conflict">
			<h2 id="conflict">{conflict.by} has changed this in the meantime</h2>
			<p>
				Below is your text, not saved yet. Here is how it differs from theirs: struck is what {by} wrote, underlined
				what you wrote.
			</p>
			<ChangesView changes={conflict} />
			<p>Whichever you keep, the other stays among the versions.</p>
			<div className={styles.buttons}>
				<ActButton className={controls.button} form="record" act="keep-mine">
					Keep mine
				</ActButton>
				<ActButton className={controls.button} form="record" act="keep-theirs">
					Keep theirs
				</ActButton>
				<a className={controls.button} href={here} target="_blank" rel="noopener">
					Look at theirs in another tab
				</a>
			</div>
		</section>
	);
}
