import { ActForm, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import type { PanelProps } from "./read-media-item.server.ts";

const fields = [
	["left", "Left", 0],
	["top", "Top", 0],
	["width", "Width", 2],
	["height", "Height", 2],
] as const;

/** The part of the picture that every cut contains, as four numbers; code moves it on the picture too. */
export function FocusForm({ page: { item, needsAlt } }: PanelProps) {
	const { focus } = item.target;
	if (!usePermitted()("focus"))
		return <p className={controls.note}>Visitors see this photo. Only editors and owners can change its focal area.</p>;
	return (
		<ActForm act="focus" fields={{ version: item.version }} className={styles.form} data-focal-form="">
			{(values) => (
				<>
					<h2>Focal area</h2>
					<div className={styles.four}>
						{fields.map(([name, words, least]) => (
							<label key={name} className={styles.percent}>
								<span>{words}</span>
								<input
									className={controls.field}
									type="number"
									name={name}
									min={least}
									max={100}
									step={1}
									required
									enterKeyHint="done"
									defaultValue={values[name] ?? focus[name]}
									data-key={name === "left" ? "f" : undefined}
								/>
								<span aria-hidden="true">%</span>
							</label>
						))}
					</div>
					<p className={controls.note}>
						The part every cut must show, in per cent of the width and height. You can also draw it on the photo.
					</p>
					<button className={controls.button} data-act={needsAlt ? undefined : ""} type="submit">
						Save focal area
					</button>
				</>
			)}
		</ActForm>
	);
}
