import { useLoaderData } from "react-router";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import styles from "#src/office/media/media.module.css";
import { kindWords } from "#src/office/media/media-words.ts";
import { UploadField } from "#src/office/media/upload/upload-field.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import { choiceActs } from "./choice-acts.server.ts";
import own from "./choose-page.module.css";
import { readChoosing } from "./choosing.server.ts";

export const loader = readChoosing;
export const action = handleActs(choiceActs);

type View = Awaited<ReturnType<typeof readChoosing>>;

/** Chooses from the library for a field of a draft. With code the same opens as a dialog. */
export default function ChoosePage() {
	const view = useLoaderData<typeof loader>();
	const refusal = useActAnswer();
	const { type, id, field, kind, words, page, title, editor, added, items, more } = view;
	const name = kindWords[kind].one;
	const address = (change: Record<string, string>) => officePaths.contentMedia(type, id, field.path, change);
	return (
		<Screen
			title={`Choose a ${name}`}
			sub={`${title}: ${field.label}`}
			back={{ href: editor, label: "Back to the text" }}
		>
			<div className={`${styles.library} ${own.page}`}>
				{refusal && (
					<p role="alert" className={own.refused}>
						{refusal.message}
					</p>
				)}
				{added > 0 && (
					<p className={layout.success} role="status">
						The file is in the library. We’re preparing its sizes. <a href={address({})}>Check again</a> in a few
						seconds.
					</p>
				)}
				<form
					method="get"
					action={address({}).replace(/\?.*/, "")}
					className={own.find}
					aria-label="Search the library"
				>
					<input type="hidden" name="field" value={field.path} />
					<input
						className={controls.field}
						type="search"
						name="q"
						defaultValue={words}
						placeholder="title, alternative text, credit or file name"
						aria-label="Title, alternative text, credit or file name"
						enterKeyHint="search"
					/>
					<button className={controls.button} type="submit">
						Search
					</button>
				</form>
				{items.length > 0 ? (
					<Choices view={view} />
				) : (
					<p className={styles.nothing}>
						{words ? `No ${name} matches your search.` : `There’s no ${name} in the library yet.`} Add one below.
					</p>
				)}
				{(page > 1 || more) && (
					<nav className={`${layout.row} ${styles.pages}`} aria-label="Pages">
						{page > 1 && (
							<a className={controls.button} href={address({ q: words, page: String(page - 1) })} rel="prev">
								Previous{" "}
							</a>
						)}
						{more && (
							<a className={controls.button} href={address({ q: words, page: String(page + 1) })} rel="next">
								Next
							</a>
						)}
					</nav>
				)}
				<ActForm act="add" action={address({})} encType="multipart/form-data" className={own.add} quiet>
					<UploadField id="files" name="files" label={`Or add a ${name}`} />
					<button className={controls.button} type="submit">
						<OfficeIcon name="up" /> Add to the library
					</button>
				</ActForm>
			</div>
		</Screen>
	);
}

function Choices({ view: { type, id, field, version, items } }: { view: View }) {
	return (
		<ActForm act="choose" fields={{ version }} action={officePaths.contentMedia(type, id, field.path)} quiet>
			<ul className={styles.thumbs}>
				{items.map(({ id: media, kind, title, preview, state, ready }) => (
					<li key={media}>
						<button type="submit" name="media" value={media} className={own.choice} disabled={!ready}>
							<span className={styles.thumb}>
								{preview ? (
									<img src={preview} alt="" loading="lazy" decoding="async" />
								) : (
									<OfficeIcon name={kind === "document" ? "content" : "media"} />
								)}
							</span>
							<span className={`${layout.clip} ${styles.name}`}>
								<span className={controls.hidden}>Choose </span>
								{title}
							</span>
							{state && (
								<span className={styles.matter} data-matter="">
									{state}
								</span>
							)}
						</button>
					</li>
				))}
			</ul>
		</ActForm>
	);
}
