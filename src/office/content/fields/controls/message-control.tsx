import { partsOfMessage } from "#src/messages/message-chips.ts";
import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./message-control.module.css";
import type { ControlProps } from "./plain-control.tsx";

type Props = { field: FieldView; original: string; props: ControlProps };

/**
 * A message as its braces and tags. Code shows it as a sentence with chips in their place, which are taken from the
 * template, and offers those of the original again.
 */
export function MessageControl({ field: { text, label }, original, props }: Props) {
	return (
		<div className={styles.message} data-message={original} data-label={label}>
			<textarea {...props} className={`${controls.field} ${styles.text}`} rows={2} defaultValue={text} />
			<template>
				<div className={`${controls.field} ${styles.text} ${styles.sentence}`} />
				<p className={styles.tools}>
					<button type="button" className={styles.add} />
					<button type="button" className={styles.braces} aria-pressed="false">
						Show braces
					</button>
				</p>
				<span className={styles.chip} />
			</template>
		</div>
	);
}

/** A message to read: its words, with chips in place of values and tags. */
export function MessageText({ text }: { text: string }) {
	const parts = partsOfMessage(text) ?? [text];
	return parts.map((part, index) =>
		typeof part === "string" ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the same chip may be there twice
			<span key={index} className={styles.chip}>
				{part.label}
			</span>
		),
	);
}
