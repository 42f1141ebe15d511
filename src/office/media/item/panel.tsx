import type { Revision } from "#src/content/media/media-item.ts";
import {
	documentKeyOf,
	filmKeyOf,
	fontKeyOf,
	isSeen,
	type MediaKind,
	pictureKeyOf,
} from "#src/content/media/media-key.ts";
import { acceptedFilms, acceptedFonts, acceptedPictures } from "#src/content/media/media-limits.ts";
import { ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import { factsOf } from "#src/office/media/media-labels.ts";
import { UploadField } from "#src/office/media/upload/upload-field.tsx";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import { FilmForms } from "./film-forms.tsx";
import type { PanelProps } from "./read-media-item.server.ts";

/** Everything that is known about an item, and its forms. */
export function Panel({ page }: PanelProps) {
	const { item } = page;
	return (
		<aside className={`${layout.titled} ${styles.panel}`} aria-label="Details">
			<section>
				<h2>
					{item.target.originalName} <span>{factsOf(item.target)}</span>
				</h2>
				<p className={controls.note}>
					Added by {item.createdBy}.{" "}
					{!isSeen(item.kind)
						? "Visitors get the original file, including any data its author saved in it."
						: "The original file stays private. Visitors get copies without camera data, such as the location."}
				</p>
			</section>
			{item.shownRevision && (
				<p className={controls.note}>
					To use it in a field, enter <code>{keyOf(item.id, item.kind, item.shownRevision)}</code>
				</p>
			)}
			<WordsForm page={page} />
			{item.kind === "film" && item.trashedAt === null && <FilmForms page={page} />}
			{isSeen(item.kind) && (item.kind === "picture" || item.target.hasPoster) && <FocusForm page={page} />}
			<Uses page={page} />
			<FileForms page={page} />
			<History page={page} />
		</aside>
	);
}

function keyOf(id: number, kind: MediaKind, { number, captions }: Revision): string {
	if (kind === "document") return documentKeyOf(id, number);
	if (kind === "font") return fontKeyOf(id, number);
	if (kind === "picture") return pictureKeyOf(id, number);
	return filmKeyOf(
		id,
		number,
		captions.map(({ language }) => language),
	);
}

function Uses({ page: { uses } }: PanelProps) {
	return (
		<section>
			<h2>
				Where it is used <span>{uses.length || "nowhere"}</span>
			</h2>
			<ul className={styles.uses}>
				{uses.map(({ state, type, id, title, path }) => (
					<li key={`${state}-${type}-${id}`}>
						{path ? <a href={path}>{title}</a> : <span>{title}</span>}
						<span className={controls.soft}>
							{type.replaceAll("_", " ")}
							{state !== "published" && `, ${state === "taken down" ? "unpublished" : state}`}
						</span>
					</li>
				))}
			</ul>
			{uses.length > 0 && (
				<p className={controls.note}>
					{`A new file or focal area changes ${uses.length === 1 ? "it" : `all ${uses.length}`} at once.`}
				</p>
			)}
		</section>
	);
}

function History({ page: { history, today } }: PanelProps) {
	const last = history.find(({ undoable }) => undoable);
	return (
		<section>
			<h2>History</h2>
			<ol className={styles.history}>
				{history.map((act) => (
					<li key={act.id}>
						<time dateTime={act.at}>{shortDay(act.day, today)}</time>
						<span>
							<b>{act.actor}</b> {act.label}
						</span>
						{act.undoable && (
							<ActForm act="undo" fields={{ actId: act.id }}>
								<button
									type="submit"
									className={controls.textButton}
									aria-label={`Undo: ${act.actor} ${act.label}`}
									data-key={act === last ? "z" : undefined}
								>
									Undo
								</button>
							</ActForm>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}

const fields = [
	["left", "Left", 0],
	["top", "Top", 0],
	["width", "Width", 2],
	["height", "Height", 2],
] as const;

/** The part of the picture that every cut contains, as four numbers; code moves it on the picture too. */
function FocusForm({ page: { item, needsAlt } }: PanelProps) {
	const { focus } = item.target;
	if (!usePermitted()("focus"))
		return <p className={controls.note}>Visitors see this photo. Only editors and owners can change its focal area.</p>;
	return (
		<ActForm act="focus" fields={{ version: item.version }} className={styles.form} data-focal-form="">
			{(values) => (
				<>
					<h2>Focal area</h2>
					<div className={styles.four}>
						{fields.map(([name, label, least]) => (
							<label key={name} className={styles.percent}>
								<span>{label}</span>
								<input
									className={controls.field}
									type="number"
									name={name}
									min={least}
									max={100}
									step={1}
									required
									enterKeyHint="done"
									defaultValue={values[name] ?? focus[name]}
									data-key={name === "left" ? "f" : undefined}
								/>
								<span aria-hidden="true">%</span>
							</label>
						))}
					</div>
					<p className={controls.note}>
						The part every cut must show, in per cent of the width and height. You can also draw it on the photo.
					</p>
					<button className={controls.button} data-act={needsAlt ? undefined : ""} type="submit">
						Save focal area
					</button>
				</>
			)}
		</ActForm>
	);
}

/** Form for the name of an item and the description of what it shows. */
function WordsForm({ page: { item, needsAlt } }: PanelProps) {
	const values = useRefusal("describe")?.values;
	const { title, alt, credit, version } = item;
	const decorative = values ? values.decorative === "on" : item.decorative;
	return (
		<ActForm act="describe" fields={{ version }} className={styles.form}>
			<h2>Description</h2>
			<label>
				<span className={controls.label}>Title (staff only)</span>
				<input
					className={controls.field}
					name="title"
					defaultValue={values?.title ?? title}
					maxLength={200}
					required
					enterKeyHint="done"
				/>
			</label>
			{isSeen(item.kind) && (
				<>
					<label>
						<span className={controls.label}>Alternative text</span>
						<textarea
							className={controls.field}
							name="alt"
							rows={3}
							maxLength={300}
							defaultValue={values?.alt ?? alt}
							placeholder="What does someone who can’t see it need to know?"
							aria-describedby={needsAlt ? "alt-missing" : undefined}
							data-key="e"
							data-submit-keys=""
						/>
					</label>
					{needsAlt && (
						<p id="alt-missing" className={controls.error}>
							Required before you can use it.
						</p>
					)}
					<label className={styles.choice}>
						<input className={controls.check} type="checkbox" name="decorative" defaultChecked={decorative} />
						Decorative image
					</label>
				</>
			)}
			<label>
				<span className={controls.label}>Credit</span>
				<input
					className={controls.field}
					name="credit"
					defaultValue={values?.credit ?? credit}
					maxLength={200}
					enterKeyHint="done"
				/>
			</label>
			<button className={controls.button} data-act={needsAlt ? "" : undefined} type="submit">
				Save description
			</button>
		</ActForm>
	);
}

const acceptedOf = { picture: acceptedPictures, film: acceptedFilms, document: "application/pdf", font: acceptedFonts };

/** Another file in its place, and the trash. */
function FileForms({ page: { item, uses } }: PanelProps) {
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
