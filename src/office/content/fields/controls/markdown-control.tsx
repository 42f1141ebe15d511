import type { FieldView } from "#src/office/content/fields/part-view.ts";
import { RenderedText } from "#src/office/content/text/rendered-text.tsx";
import { TextFactsLine } from "#src/office/content/text/text-facts-line.tsx";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import type { ControlProps } from "./control-props.ts";
import styles from "./markdown-control.module.css";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";

type Props = { field: FieldView; props: ControlProps; type: string; preview: boolean };

/** A plain field for Markdown. Code gives it a toolbar, keys and a preview that follows; without, a button previews. */
export function MarkdownControl({ field, props, type, preview }: Props) {
	const { text, facts, label, name } = field;
	return (
		<div className={styles.markdown} data-markdown={`${type}.${name}`}>
			<MarkdownToolbar label={label} controlId={props.id} />
			<div className={styles.panes} data-preview={preview ? "" : undefined}>
				<textarea {...props} className={`${controls.field} ${styles.text}`} rows={18} defaultValue={text} />
				{preview && facts && (
					<section className={styles.preview} aria-label={`${label} as visitors will see it`}>
						<RenderedText html={facts.html} />
					</section>
				)}
			</div>
			<div className={styles.foot}>
				{facts && <TextFactsLine facts={facts} />}
				<a
					className={`${controls.button} ${styles.find}`}
					data-low=""
					href={officePaths.links()}
					target="_blank"
					rel="noopener"
				>
					Find a page to link to<span className={controls.hidden}>, in another tab</span>
				</a>
				<button
					className={`${controls.button} ${styles.find}`}
					data-low=""
					type="submit"
					name="choose"
					value={name}
					formNoValidate
				>
					Add a photo from the library<span className={controls.hidden}>{`: ${label}`}</span>
				</button>
				<button
					className={controls.button}
					data-low=""
					data-preview-button=""
					type="submit"
					name="rendered"
					value={`${type}.${name}`}
					formAction={officePaths.rendered}
					formTarget="_blank"
					formNoValidate
				>
					Preview<span className={controls.hidden}>{` of ${label}, in another tab`}</span>
				</button>
			</div>
		</div>
	);
}
