import styles from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import { type PanelProps, Refused } from "./refused.tsx";

/** What it is called and what it shows. */
export function WordsForm({ page: { item, needsAlt }, refusal }: PanelProps) {
	const given = refusal?.act === "describe" ? refusal.given : undefined;
	const { title, alt, credit, version } = item;
	const decorative = given ? given.decorative === "on" : item.decorative;
	return (
		<form method="post" className={styles.form}>
			<input type="hidden" name="act" value="describe" />
			<input type="hidden" name="version" value={version} />
			<h2>Texts</h2>
			<Refused act="describe" refusal={refusal} />
			<label>
				<span className={controls.label}>Title, for the office</span>
				<input
					className={controls.field}
					name="title"
					defaultValue={given?.title ?? title}
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
							defaultValue={given?.alt ?? alt}
							placeholder="What does somebody who cannot see it need to know?"
							aria-describedby={needsAlt ? "alt-missing" : undefined}
							data-key="e"
							data-submit-keys=""
						/>
					</label>
					{needsAlt && (
						<p id="alt-missing" className={controls.error}>
							Needed before it can be shown anywhere.
						</p>
					)}
					<label className={styles.choice}>
						<input className={controls.check} type="checkbox" name="decorative" defaultChecked={decorative} />
						It only decorates
					</label>
				</>
			)}
			<label>
				<span className={controls.label}>Credit</span>
				<input
					className={controls.field}
					name="credit"
					defaultValue={given?.credit ?? credit}
					maxLength={200}
					enterKeyHint="done"
				/>
			</label>
			<button className={controls.button} data-act={needsAlt ? "" : undefined} type="submit">
				Save the texts
			</button>
		</form>
	);
}
