import { isShownWhole, mediaKindOf, pictureUrlIn, shapeOf } from "#src/content/record-form/media-of-field.ts";
import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./key-control.module.css";
import type { ControlProps } from "./plain-control.tsx";

/** The key of a picture or a file; code shows the button that chooses it from the library. */
export function KeyControl({ field, props, type }: { field: FieldView; props: ControlProps; type: string }) {
	const { control, text, issue, name } = field;
	const isPicture = control === "picture";
	const kind = mediaKindOf({ control, path: name });
	return (
		<div className={styles.media} data-media-field={name}>
			{isPicture && text !== "" && !issue && (
				<img
					src={pictureUrlIn(type, text)}
					alt=""
					loading="lazy"
					className={isShownWhole(type) ? styles.whole : undefined}
				/>
			)}
			<div>
				<input
					{...props}
					className={controls.field}
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="next"
					defaultValue={text}
				/>
				<button
					className={controls.button}
					type="button"
					aria-haspopup="dialog"
					hidden
					data-choose-media={kind}
					data-shape={shapeOf(type, name)}
				>
					Choose from the library<span className={controls.hidden}>{`: ${field.label}`}</span>
				</button>
			</div>
		</div>
	);
}
