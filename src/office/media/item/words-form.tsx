import { ActForm, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import type { PanelProps } from "./read-media-item.server.ts";

/** What it is called and what it shows. */
export function WordsForm({ page: { item, needsAlt } }: PanelProps) {
	const values = useRefusal("describe")?.values;
	const { title, alt, credit, version } = item;
	const decorative = values ? values.decorative === "on" : item.decorative;
	return (
		<ActForm act="describe" fields={{ version }} className={styles.form}>
			<h2>Description</h2>
			<label>
				<span className={controls.label}>Title (staff only)</span>
				<input
					className={controls.field}
					name="title"
					defaultValue={values?.title ?? title}
					maxLength={200}
					required
					enterKeyHint="done"
				/>
			</label>
			{item.kind !== "document" && (
				<>
					<label>
						<span className={controls.label}>Alternative text</span>
						<textarea
							className={controls.field}
							name="alt"
							rows={3}
							maxLength={300}
							defaultValue={values?.alt ?? alt}
							placeholder="What does someone who can’t see it need to know?"
							aria-describedby={needsAlt ? "alt-missing" : undefined}
							data-key="e"
							data-submit-keys=""
						/>
					</label>
					{needsAlt && (
						<p id="alt-missing" className={controls.error}>
							Required before you can use it.
						</p>
					)}
					<label className={styles.choice}>
						<input className={controls.check} type="checkbox" name="decorative" defaultChecked={decorative} />
						Decorative image
					</label>
				</>
			)}
			<label>
				<span className={controls.label}>Credit</span>
				<input
					className={controls.field}
					name="credit"
					defaultValue={values?.credit ?? credit}
					maxLength={200}
					enterKeyHint="done"
				/>
			</label>
			<button className={controls.button} data-act={needsAlt ? "" : undefined} type="submit">
				Save description
			</button>
		</ActForm>
	);
}
