import type { MediaKind, ShapeName } from "#src/content/media/media-key.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { ControlProps } from "#src/office/content/fields/form-field.tsx";
import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
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
	return (
		<div className={styles.media} data-media-field={name}>
			{isPicture && text !== "" && !issue && <img src={pictureUrl(text)} alt="" loading="lazy" />}
			<div>
				{input}
				<a
					className={controls.button}
					href={officePaths.media(`kind=${kindOf(field)}`)}
					target="_blank"
					rel="noopener"
					data-choose-media={kindOf(field)}
					data-shape={shapeOf(type, name)}
				>
					Choose from the library<span className={controls.hidden}>{`: ${field.label}`}</span>
				</a>
			</div>
		</div>
	);
}

/** What a field names the key of. */
function kindOf({ control, name }: FieldView): MediaKind {
	if (control === "picture") return "picture";
	return /video|film/.test(name) ? "film" : "document";
}

/** In which proportions pages show the pictures of a field. */
function shapeOf(type: string, name: string): ShapeName {
	if (type === "staff" || name.includes("portrait")) return "portrait";
	return type === "announcements" ? "poster" : "landscape";
}
