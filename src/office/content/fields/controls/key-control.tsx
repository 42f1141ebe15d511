import { isShownWhole, mediaKindOf, pictureUrlIn, shapeOf } from "#src/content/record-form/media-of-field.ts";
import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import type { ControlProps } from "./control-props.ts";
import styles from "./key-control.module.css";

/** The key of a picture or a file, with those that other records use to choose from. */
export function KeyControl({ field, props, type }: { field: FieldView; props: ControlProps; type: string }) {
	const { control, text, suggestions, issue, name } = field;
	const list = suggestions.length > 0 ? `${props.id}-keys` : undefined;
	const input = (
		<>
			<input
				{...props}
				className={controls.field}
				list={list}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="next"
				defaultValue={text}
			/>
			{list && (
				<datalist id={list}>
					{suggestions.map((key) => (
						<option key={key} value={key} />
					))}
				</datalist>
			)}
		</>
	);
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
				{input}
				<button
					className={controls.button}
					type="submit"
					name="choose"
					value={name}
					formNoValidate
					data-choose-media={kind}
					data-shape={shapeOf(type, name)}
				>
					Choose from the library<span className={controls.hidden}>{`: ${field.label}`}</span>
				</button>
			</div>
		</div>
	);
}
