import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./markdown-control.module.css";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import type { ControlProps } from "./plain-control.tsx";

type Props = { field: FieldView; props: ControlProps };

/** A plain field for Markdown. Code gives it a toolbar and keys. */
export function MarkdownControl({ field: { text, label }, props }: Props) {
	return (
		<div className={styles.markdown} data-markdown="">
			<MarkdownToolbar label={label} controlId={props.id} />
			<textarea {...props} className={`${controls.field} ${styles.text}`} rows={18} defaultValue={text} />
		</div>
	);
}
