import { acceptedMedia } from "#src/content/media/media-limits.ts";
import media from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import styles from "./media-dialog.module.css";

/** Chooses from the library for a field or a text, or adds to it; code opens it and fills its list. */
export function MediaDialog() {
	return (
		<dialog className={styles.dialog} data-media-dialog="" aria-labelledby="media-dialog-title">
			<div className={styles.head}>
				<h2 id="media-dialog-title">Choose from the library</h2>
				<button type="button" className={controls.button} data-quiet="" data-close="">
					Close <KeyCaps keys="Esc" />
				</button>
			</div>
			<input
				className={controls.field}
				type="search"
				placeholder="title, alternative text, credit or file name"
				aria-label="Search the library"
				autoComplete="off"
				enterKeyHint="search"
			/>
			<p className={controls.note} role="status" data-media-status="" />
			<ul className={media.thumbs} data-media-choices="" />
			<label className={styles.add}>
				<span className={controls.label}>Or add a file</span>
				<input type="file" accept={acceptedMedia} />
			</label>
			<template data-media-choice="">
				<li>
					<button type="button" className={styles.choice}>
						<span className={media.thumb}>
							<img alt="" width={480} height={320} loading="lazy" />
						</span>
						<span className={`${layout.clip} ${media.name}`} />
						<span className={media.matter} />
					</button>
				</li>
			</template>
		</dialog>
	);
}
