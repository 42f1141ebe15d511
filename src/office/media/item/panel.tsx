import type { Revision } from "#src/content/media/media-item.ts";
import { documentKeyOf, filmKeyOf, type MediaKind, pictureKeyOf } from "#src/content/media/media-key.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import { factsOf } from "#src/office/media/media-words.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import { FileForms } from "./file-forms.tsx";
import { FilmForms } from "./film-forms.tsx";
import { FocusForm } from "./focus-form.tsx";
import type { ItemPage } from "./read-media-item.server.ts";
import type { PanelProps } from "./refused.tsx";
import { WordsForm } from "./words-form.tsx";

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
					{item.kind === "document"
						? "Visitors get the original file, including any data its author saved in it."
						: "The original file stays private. Visitors get copies without camera data, such as the location."}
				</p>
			</section>
			{item.shown && (
				<p className={controls.note}>
					To use it in a field, enter <code>{keyOf(item.id, item.kind, item.shown)}</code>
				</p>
			)}
			<WordsForm page={page} />
			{item.kind === "film" && item.trashedAt === null && <FilmForms page={page} />}
			{item.kind !== "document" && (item.kind === "picture" || item.target.hasPoster) && <FocusForm page={page} />}
			<Uses page={page} />
			<FileForms page={page} />
			<History page={page} />
		</aside>
	);
}

function keyOf(id: number, kind: MediaKind, { number, captions }: Revision): string {
	if (kind === "document") return documentKeyOf(id, number);
	if (kind === "picture") return pictureKeyOf(id, number);
	return filmKeyOf(
		id,
		number,
		captions.map(({ language }) => language),
	);
}

function Uses({ page: { uses } }: { page: ItemPage }) {
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

function History({ page: { history, today } }: { page: ItemPage }) {
	const last = history.find(({ undoable }) => undoable);
	return (
		<section>
			<h2>History</h2>
			<ol className={styles.history}>
				{history.map((act) => (
					<li key={act.id}>
						<time dateTime={act.at}>{shortDay(act.day, today)}</time>
						<span>
							<b>{act.actor}</b> {act.words}
						</span>
						{act.undoable && (
							<ActForm act="undo" quiet>
								<button
									type="submit"
									className={controls.textButton}
									name="actId"
									value={act.id}
									aria-label={`Undo: ${act.actor} ${act.words}`}
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
