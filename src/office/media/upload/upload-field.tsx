import { acceptedMedia } from "#src/content/media/media-limits.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import styles from "./upload-field.module.css";

type Props = { id: string; name: string; label: string; accept?: string; multiple?: boolean };

/**
 * Field to choose, drop or paste files. Code sends them in parts immediately and shows the progress; without code the
 * form sends them as a whole.
 */
export function UploadField({ id, name, label, accept = acceptedMedia, multiple }: Props) {
	return (
		<div className={styles.field} data-file-field="">
			<label className={controls.label} htmlFor={id}>
				{label}
			</label>
			<div className={styles.drop} data-wide={multiple ? "" : undefined} data-drop="">
				<input
					id={id}
					type="file"
					name={name}
					multiple={multiple}
					required
					accept={accept}
					aria-describedby={`${id}-taken`}
				/>
				<p id={`${id}-taken`} className={controls.hint}>
					{multiple &&
						"Photos: JPEG, PNG, WebP, AVIF, HEIC up to 30 MB, SVG up to 5 MB. Documents: PDF up to 20 MB. " +
							"Videos: MP4 up to 200 MB. Typefaces: WOFF2 up to 150 KB. On a phone, the same button opens the camera. "}
					<span className={styles.plain}>This browser can send up to 30 MB at once.</span>
					<span className={styles.scripted}>
						Or drop {multiple ? "files" : "a file"} here, or paste {multiple ? "them" : "it"}.
					</span>
				</p>
			</div>
			<ul className={styles.files} data-files="" aria-label="Files" hidden />
			<p className={controls.hidden} role="status" data-upload-status="" />
			<template data-file-row="">
				<li className={styles.file}>
					<span className={layout.clip} />
					<progress max={100} />
					<span className={styles.text} />
					<button type="button" className={controls.button} data-low="">
						Cancel
					</button>
				</li>
			</template>
		</div>
	);
}
