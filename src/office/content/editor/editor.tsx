import { FormContents } from "#src/office/content/fields/form-section.tsx";
import { OpenIssues } from "#src/office/content/fields/open-issues.tsx";
import { RecordForm } from "#src/office/content/fields/record-form.tsx";
import { LetterFactsView } from "#src/office/content/letters/letter-facts.tsx";
import { ChangesView } from "#src/office/content/versions/changes-view.tsx";
import type { VersionLine } from "#src/office/content/versions/version-labels.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./editor.module.css";
import { PreviewPane } from "./preview-pane.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import type { EditorPage } from "./read-editor.server.ts";
import type { EditShown } from "./refuse-edit.server.ts";

const keys = [
	{ keys: "Ctrl Enter", label: "publish" },
	{ keys: "P", label: "larger preview" },
	{ keys: "Z", label: "undo" },
	{ keys: "Esc", label: "back to the list" },
];

/** The form of a record, and beside it all that can be done with it. */
export function Editor({ page }: { page: EditorPage }) {
	const { item, names, type, standing, done, changes, path } = page;
	const answer = useActAnswer<EditShown>();
	const refusedForm = answer?.shownValues;
	const form = refusedForm?.form ?? page.form;
	const version = refusedForm?.version ?? item?.version;
	const id = item?.id ?? refusedForm?.savedId ?? "new";
	const here = officePaths.contentItem(type, id);
	const trashed = item?.state === "trashed";
	return (
		<Screen
			rail
			title={item?.title ?? `New ${names.one}`}
			subtitle={<p data-live="standing">{standing}</p>}
			back={page.back}
			actions={
				!trashed && (
					<>
						<span className={controls.note} role="status" data-saved="" />
						<ActButton className={controls.button} form="record" act="save">
							Save draft
						</ActButton>
					</>
				)
			}
			keys={keys}
			footer={path}
		>
			{done && <ActToast message={done.label} actId={done.actId} />}
			<div className={`${layout.panes} ${styles.editor}`} data-editor={officePaths.contentDraft(type, id)}>
				<nav className={`${layout.tabs} ${layout.parts} ${styles.tabs}`} aria-label="Parts of this page">
					<a href="#text">Text</a>
					<a href="#preview">Preview</a>
					<a href="#publishing">Publishing</a>
				</nav>
				<section className={styles.write} aria-label="Text" id="text" data-long={form.long ? "" : undefined}>
					{form.long && <FormContents sections={form.sections} />}
					<div>
						{page.letter && <LetterFactsView letter={page.letter} />}
						{answer?.message && !refusedForm?.conflict && (
							<p role="alert" className={`${layout.warning} ${styles.refusal}`}>
								{answer.message}
							</p>
						)}
						{refusedForm?.conflict && <ConflictView conflict={refusedForm.conflict} here={here} />}
						<p role="alert" className={`${layout.warning} ${styles.refusal}`} data-save-refused="" hidden />
						<RecordForm
							view={form}
							act={Object.keys(page.acts)}
							{...(item === null && typeof id === "number" && { action: here })}
							{...(version !== undefined && { hiddenFields: { version } })}
						/>
					</div>
				</section>
				<section className={styles.preview} aria-label="Preview" id="preview" data-live="preview">
					<PreviewPane page={page} />
				</section>
				<aside className={`${layout.titled} ${styles.panel}`} aria-label="Publishing" id="publishing">
					{!trashed && (
						<div data-live="issues">
							<OpenIssues view={form} />
						</div>
					)}
					<PublishPanel page={page} />
					<section data-live="changes">
						{changes && (
							<>
								<h2>
									Draft {changes.of} compared with version {changes.against}
									<span>
										+{changes.added} −{changes.struck} words
									</span>
								</h2>
								<ChangesView changes={changes} />
							</>
						)}
					</section>
					<section data-live="versions">{item && <VersionList page={page} id={item.id} />}</section>
				</aside>
			</div>
		</Screen>
	);
}

/** Number of versions that are shown at once. */
const latest = 5;

/** The versions of an item, each a link. */
function VersionList({ page: { versions, type }, id }: { page: EditorPage; id: number }) {
	const line = ({ number, label, by, when, at }: VersionLine) => (
		<li key={number}>
			<b>{number}</b>
			<span>
				{label}, {by}
			</span>
			<a href={officePaths.contentVersion(type, id, number)} aria-label={`Version ${number}, ${when}`}>
				<time dateTime={at}>{when}</time>
			</a>
		</li>
	);
	return (
		<>
			<h2>Versions</h2>
			<ul className={`${layout.lines} ${styles.versions}`}>{versions.slice(0, latest).map(line)}</ul>
			{versions.length > latest && (
				<details>
					<summary className={controls.button}>Earlier versions</summary>
					<ul className={`${layout.lines} ${styles.versions}`}>{versions.slice(latest).map(line)}</ul>
				</details>
			)}
		</>
	);
}

type ConflictViewProps = { conflict: NonNullable<EditShown["conflict"]>; here: string };

/** Someone else has written at the same time: both texts, and what to do with them. Nothing was saved or lost. */
function ConflictView({ conflict, here }: ConflictViewProps) {
	const by = conflict.by.split(" ")[0];
	return (
		<section role="alert" className={`${layout.warning} ${styles.conflict}`} aria-labelledby="conflict">
			<h2 id="conflict">{conflict.by} changed this while you were writing</h2>
			<p>
				Your text is below. It isn’t saved yet. Here’s how the two differ: {by}’s words are struck through, yours are
				underlined.
			</p>
			<ChangesView changes={conflict} />
			<p>Choose one to keep. The other stays in Versions.</p>
			<div className={layout.row}>
				<ActButton className={controls.button} form="record" act="keep-mine">
					Keep mine
				</ActButton>
				<ActButton className={controls.button} form="record" act="keep-theirs">
					Keep theirs
				</ActButton>
				<a className={controls.button} href={here} target="_blank" rel="noopener">
					View theirs in another tab
				</a>
			</div>
		</section>
	);
}
