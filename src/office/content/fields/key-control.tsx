import { pictureUrl } from "#src/content/picture.ts";
import controls from "#src/office/parts/controls.module.css";
import type { ControlProps } from "./form-field.tsx";
import styles from "./key-control.module.css";
import type { FieldView } from "./part-view.ts";

/** The key of a picture or a file, with those that other records use to choose from. */
export function KeyControl({ field, props }: { field: FieldView; props: ControlProps }) {
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
	if (control === "file") return input;
	return (
		<div className={styles.picture} data-picture-field={name}>
			{text !== "" && !issue && <img src={pictureUrl(text)} alt="" loading="lazy" />}
			{input}
		</div>
	);
}
