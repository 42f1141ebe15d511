import { acceptedFilms, acceptedPictures } from "#src/content/media/media-limits.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import { UploadField } from "#src/office/media/upload/upload-field.tsx";
import controls from "#src/office/parts/controls.module.css";
import type { PanelProps } from "./read-media-item.server.ts";

const acceptedOf = { picture: acceptedPictures, film: acceptedFilms, document: "application/pdf" };

/** Another file in its place, and the trash. */
export function FileForms({ page: { item, uses } }: PanelProps) {
	const fields = { version: item.version };
	if (item.trashedAt !== null)
		return (
			<section className={styles.form}>
				<h2>Trash</h2>
				<p className={controls.note}>Visitors can’t see it. It’s deleted after 30 days in the trash.</p>
				<ActForm act="restore" fields={fields}>
					<button className={controls.button} data-act="" type="submit">
						Restore from the trash
					</button>
				</ActForm>
			</section>
		);
	return (
		<>
			<ActForm act="replace" fields={fields} encType="multipart/form-data" className={styles.form} data-upload="">
				<h2>Replace the file</h2>
				<UploadField id="replacement" name="file" label="New file" accept={acceptedOf[item.kind]} />
				<button className={controls.button} type="submit">
					Replace everywhere
				</button>
			</ActForm>
			<ActForm act="trash" fields={fields} className={styles.form}>
				<h2>Trash</h2>
				{uses.length > 0 ? (
					<p className={controls.note}>
						You can’t move this file to the trash because it’s in use. Replace it instead.
					</p>
				) : (
					<button className={controls.button} type="submit">
						Move to the trash
					</button>
				)}
			</ActForm>
		</>
	);
}
