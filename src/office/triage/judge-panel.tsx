import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import type { TriageView } from "./read-triage.server.ts";
import styles from "./triage.module.css";
import { triageAddress } from "./triage-address.ts";

/** The question, the typed facts, and the answers with their keys. */
export function JudgePanel({ view }: { view: TriageView }) {
	const answer = useActAnswer();
	const { place, stack, document, judging, question, left, undoable } = view;
	if (!document || !judging) return null;
	const { skipped, judgedCount } = place;
	const before = skipped.at(-1);
	return (
		<aside className={styles.panel} aria-label="Question">
			<h2 tabIndex={-1} data-question="">
				{question}
			</h2>
			{answer && (
				<p className={controls.error} role="alert">
					{answer.message}
				</p>
			)}
			<dl className={`${layout.facts} ${styles.facts}`}>
				{judging.facts.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{judging.former && (
				<p className={controls.note}>
					Sent again.{" "}
					<a href={officePaths.documentFile(`earlier-${judging.former.id}`)} target="_blank" rel="noreferrer">
						See the earlier document
					</a>
					{judging.former.reason && `: ${judging.former.reason}`}
				</p>
			)}
			<div className={styles.keys}>
				<VerdictForm view={view} verdict="accepted" letter="A" label="Verify" hint="opens the next document" act />
				<details className={styles.typed} data-menu="" data-side="up">
					<summary className={controls.button} data-key="i">
						<KeyCaps keys="I" /> Incorrect<span>choose 1 to {stack.reasons.length}, or type</span>
					</summary>
					<div>
						<VerdictForm view={view} verdict="incorrect" letter="Enter" label="Request again" typed />
					</div>
				</details>
				<VerdictForm view={view} verdict="unreadable" letter="U" label="Unreadable" hint="requests a new photo" />
				<VerdictForm view={view} verdict="outdated" letter="O" label="Outdated" hint="requests this year’s document" />
				<div className={styles.pair}>
					<a
						className={controls.button}
						data-key="s"
						data-step=""
						href={triageAddress({ ...place, skipped: [...skipped, document.fileId], first: undefined })}
					>
						<KeyCaps keys="S" /> Skip
					</a>
					{undoable ? (
						<ActForm act="undo" data-judge="" quiet>
							<button className={controls.button} type="submit" name="actId" value={undoable.actId} data-key="z">
								<KeyCaps keys="Z" /> Undo
							</button>
						</ActForm>
					) : (
						<span className={controls.button} aria-disabled="true">
							<KeyCaps keys="Z" /> Undo
						</span>
					)}
				</div>
			</div>
			<section aria-label="Reason it’s incorrect">
				<ol className={styles.reasons}>
					{stack.reasons.map((reason, index) => (
						<li key={reason}>
							<VerdictForm view={view} verdict="incorrect" letter={String(index + 1)} label={reason} reason={reason} />
						</li>
					))}
				</ol>
			</section>
			<div className={styles.pace}>
				<meter min={0} max={judgedCount + left} value={judgedCount} aria-label="Reviewed" />
				<p className={controls.note}>
					<span>
						{judgedCount} reviewed, {left} left
					</span>
					<span>
						{document.reference}
						{document.again ? ", sent again" : ""}
					</span>
				</p>
				<p className={controls.note}>
					<span>Reserved for you until {clockAtSchool(new Date(document.until)).slice(11, 16)}</span>
					<a
						href={triageAddress({ ...place, skipped: [...skipped, document.fileId], first: undefined })}
						data-key="j"
						data-step=""
					>
						Next <KeyCaps keys="J" />
					</a>
					{before !== undefined && (
						<a
							href={triageAddress({ ...place, skipped: skipped.slice(0, -1), first: before })}
							data-key="k"
							data-step=""
						>
							Back to the skipped one <KeyCaps keys="K" />
						</a>
					)}
				</p>
			</div>
		</aside>
	);
}

type VerdictProps = {
	view: TriageView;
	verdict: Verdict;
	letter: string;
	label: string;
	hint?: string;
	reason?: string;
	/** The one act of the screen. */
	act?: boolean;
	/** True if the form has a field for the reason. */
	typed?: boolean;
};

function VerdictForm({ view, verdict, letter, label, hint, reason, act = false, typed = false }: VerdictProps) {
	const { document, stack } = view;
	if (!document) return null;
	const { fileId: file, applicationId: application, key: subject } = document;
	return (
		<ActForm act="judge" fields={{ file, application, subject }} data-judge="" quiet>
			<input type="hidden" name="box" data-box="" />
			{reason !== undefined && <input type="hidden" name="reason" value={reason} />}
			{typed && (
				<label className={controls.label}>
					Reason this {stack.one} is incorrect, shown to the applicant
					<input
						className={controls.field}
						name="reason"
						maxLength={500}
						required
						autoComplete="off"
						enterKeyHint="send"
					/>
				</label>
			)}
			<button
				className={controls.button}
				type="submit"
				name="verdict"
				value={verdict}
				data-act={act ? "" : undefined}
				data-key={letter === "Enter" ? undefined : letter.toLowerCase()}
			>
				<KeyCaps keys={letter} /> {label}
				{hint && <span>{hint}</span>}
			</button>
		</ActForm>
	);
}
