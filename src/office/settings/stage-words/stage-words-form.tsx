import type { StageWords, StageWordsKey } from "#src/admissions/stage-words/stage-words.ts";
import { stageWordsNames } from "#src/admissions/stage-words/stage-words-names.ts";
import { wordsPlaceholders } from "#src/admissions/stage-words/words-facts.ts";
import { ActButton, ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { ProblemList } from "#src/office/settings/parts/problem-list.tsx";
import words from "#src/office/settings/words.module.css";

type Props = {
	stored: { key: StageWordsKey; version: number; own: boolean };
	/** As they are stored, or as they were typed. */
	text: StageWords;
	problems: readonly string[];
};

/** The words of one stage, to be changed or brought back. */
export function StageWordsForm({ stored: { key, version, own }, text: { page, mail }, problems }: Props) {
	return (
		<>
			<h2>{stageWordsNames[key]}</h2>
			<ProblemList problems={problems} />
			<ActForm act={["save", "preview"]} fields={{ key, version }} quiet data-stack="">
				{page && (
					<fieldset className={words.group}>
						<legend>On the applicant’s page</legend>
						<Line label="Title" name="pageTitle" value={page.title} />
						<Text label="Sentence (optional)" name="pageText" value={page.text} rows={3} />
					</fieldset>
				)}
				{mail ? (
					<fieldset className={words.group}>
						<legend>In the email about the change</legend>
						<Line label="Subject, after the application number" name="mailSubject" value={mail.subject} />
						<Line label="Heading" name="mailTitle" value={mail.title} />
						<Text label="Text" name="mailText" value={mail.text} rows={8} required />
					</fieldset>
				) : (
					<p className={controls.hint}>No one is emailed about this stage. Applicants see it on their page.</p>
				)}
				<div>
					<p className={controls.hint}>We fill these in from the application:</p>
					<ul className={`${controls.note} ${layout.row} ${words.known}`}>
						{wordsPlaceholders(key).map((name) => (
							<li key={name}>{`{{${name}}}`}</li>
						))}
					</ul>
				</div>
				<p className={layout.row}>
					<ActButton className={controls.button} data-act="" act="save">
						Save <KeyCaps keys="Ctrl Enter" />
					</ActButton>
					<ActButton className={controls.button} act="preview">
						Preview
					</ActButton>
				</p>
			</ActForm>
			{own && (
				<ActForm act="default" fields={{ key }} quiet>
					<button className={controls.button} data-low="" type="submit" name="version" value={version}>
						Restore default text
					</button>
				</ActForm>
			)}
		</>
	);
}

type FieldProps = { label: string; name: string; value: string };

function Line({ label, name, value }: FieldProps) {
	return (
		<label>
			<span className={controls.label}>{label}</span>
			<input
				className={controls.field}
				name={name}
				defaultValue={value}
				maxLength={200}
				required
				autoComplete="off"
				enterKeyHint="next"
			/>
		</label>
	);
}

function Text({ label, name, value, rows, required = false }: FieldProps & { rows: number; required?: boolean }) {
	return (
		<label>
			<span className={controls.label}>{label}</span>
			<textarea
				className={controls.field}
				name={name}
				rows={rows}
				defaultValue={value}
				maxLength={5000}
				required={required}
				data-submit-keys=""
			/>
		</label>
	);
}
