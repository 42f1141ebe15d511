import { acceptedFilms, acceptedPictures } from "#src/content/media/media-limits.ts";
import styles from "#src/office/media/media.module.css";
import { UploadField } from "#src/office/media/upload/upload-field.tsx";
import controls from "#src/office/parts/controls.module.css";
import { type PanelProps, Refused } from "./refused.tsx";

const acceptedOf = { picture: acceptedPictures, film: acceptedFilms, document: "application/pdf" };

/** Another file in its place, and the trash. */
export function FileForms({ page: { item, uses, may }, refusal }: PanelProps) {
	const mayReplace = may.publish || !uses.some(({ state }) => state === "published");
	if (item.trashedAt !== null)
		return (
			<form method="post" className={styles.form}>
				<h2>Trash</h2>
				<Refused act="restore" refusal={refusal} />
				<p className={controls.note}>Visitors cannot see it. After 30 days in the trash it is gone.</p>
				<input type="hidden" name="version" value={item.version} />
				{may.trash && (
					<button className={controls.button} data-act="" name="act" value="restore" type="submit">
						Take it out of the trash
					</button>
				)}
			</form>
		);
	return (
		<>
			{mayReplace && (
				<form method="post" encType="multipart/form-data" className={styles.form} data-upload="">
					<h2>Replace the file</h2>
					<Refused act="replace" refusal={refusal} />
					<input type="hidden" name="act" value="replace" />
					<input type="hidden" name="version" value={item.version} />
					<UploadField id="replacement" name="file" label="Another file" accept={acceptedOf[item.kind]} />
					<button className={controls.button} type="submit">
						Replace it everywhere
					</button>
				</form>
			)}
			{may.trash && (
				<form method="post" className={styles.form}>
					<h2>Trash</h2>
					<Refused act="trash" refusal={refusal} />
					<input type="hidden" name="version" value={item.version} />
					{uses.length > 0 ? (
						<p className={controls.note}>It is used, so it cannot go into the trash. Replace it instead.</p>
					) : (
						<button className={controls.button} name="act" value="trash" type="submit">
							Put it into the trash
						</button>
					)}
				</form>
			)}
		</>
	);
}
