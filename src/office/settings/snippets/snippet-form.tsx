import { type CaseKind, caseKinds } from "#src/cases/case.ts";
import type { SnippetText } from "#src/cases/writing/snippet.ts";
import { ActButton, ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { ProblemList } from "#src/office/settings/parts/problem-list.tsx";
import words from "#src/office/settings/words.module.css";
import { knownPlaceholders } from "#src/office/write/known-facts.ts";
import { kindWords } from "./kind-words.ts";

type Props = {
	/** Null for a new one. */
	stored: { id: number; version: number } | null;
	text: SnippetText;
	problems: readonly string[];
};

/** One snippet to be written or changed. */
export function SnippetForm({ stored, text: { kind, title, subject, text }, problems }: Props) {
	return (
		<>
			<h2>{stored ? "Edit saved reply" : "New saved reply"}</h2>
			<ProblemList problems={problems} />
			<ActForm act={["save", "preview"]} quiet data-stack="">
				<input type="hidden" name="id" value={stored?.id ?? ""} />
				<input type="hidden" name="version" value={stored?.version ?? 0} />
				<label>
					<span className={controls.label}>Title to recognise it by</span>
					<input
						className={controls.field}
						name="title"
						defaultValue={title}
						maxLength={60}
						required
						autoComplete="off"
						enterKeyHint="next"
					/>
				</label>
				<label>
					<span className={controls.label}>Available for</span>
					<select className={controls.field} name="kind" defaultValue={kind ?? ""}>
						<option value="">{kindWords.all}</option>
						{caseKinds.map((each) => (
							<option key={each} value={each}>
								{kindWords[each]}
							</option>
						))}
					</select>
				</label>
				<label>
					<span className={controls.label}>Subject</span>
					<input
						className={controls.field}
						name="subject"
						defaultValue={subject}
						maxLength={200}
						required
						autoComplete="off"
						enterKeyHint="next"
					/>
				</label>
				<label>
					<span className={controls.label}>Text</span>
					<textarea
						className={controls.field}
						name="text"
						rows={14}
						defaultValue={text}
						maxLength={10_000}
						required
						data-submit-keys=""
					/>
				</label>
				<Known kind={kind} />
				<p className={layout.row}>
					<ActButton className={controls.button} data-act="" act="save">
						{stored ? "Save" : "Add"} <KeyCaps keys="Ctrl Enter" />
					</ActButton>
					<ActButton className={controls.button} act="preview">
						Preview
					</ActButton>
				</p>
			</ActForm>
			{stored && (
				<ActForm act="delete">
					<button className={controls.button} data-low="" type="submit" name="id" value={stored.id}>
						Delete
					</button>
				</ActForm>
			)}
		</>
	);
}

function Known({ kind }: { kind: CaseKind | null }) {
	return (
		<div>
			<p className={controls.hint}>We fill these in from the case:</p>
			<ul className={`${controls.note} ${layout.row} ${words.known}`}>
				{knownPlaceholders(kind ?? null).map((name) => (
					<li key={name}>{`{{${name}}}`}</li>
				))}
				{kind === null && <li>for applications only: the interview, the tracker link and more</li>}
			</ul>
		</div>
	);
}
