import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import messages from "#src/office/settings/messages.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import * as officePaths from "#src/office-paths.ts";
import { type MailDraft, readSubject, readWritePage } from "./read-write.server.ts";
import { writeActs } from "./write-acts.server.ts";
import styles from "./write-page.module.css";

export async function loader(args: LoaderFunctionArgs) {
	const subject = await readSubject(args);
	return { ...(await readWritePage(args, subject)), acts: permissionsOn(writeActs, subject, subject.member) };
}

export const action = handleActs(writeActs);

const keys = [
	{ keys: "1 – 9", label: "saved reply" },
	{ keys: "Ctrl Enter", label: "send" },
];

/** Writes a mail to the sender of a case: filled from a snippet, shown as it will be sent, and then sent. */
export default function WritePage() {
	const { case: found, question, snippets, chosen, placeholders, draft: filled } = useLoaderData<typeof loader>();
	const answer = useActAnswer<MailDraft>();
	const draft = answer?.shownValues ?? filled;
	// Text that was typed stays on the page, even if the form could not be read.
	const mailTexts = answer?.shownValues ?? answer?.values ?? filled;
	const noAddress = found.email === "";
	return (
		<Screen
			rail
			title={`Email ${found.name}`}
			subtitle={noAddress ? "No email address" : found.email}
			back={{ href: caseAddress(found), label: "Back to the case" }}
			keys={keys}
			footer="The email is sent in one minute. Until then you can undo."
		>
			<div className={`${layout.panes} ${styles.write}`}>
				<section className={messages.form} aria-label="Write">
					{question.length > 0 && (
						<dl className={styles.question} aria-label="What was asked">
							{question.map(({ label, answer: text }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					)}
					<Snippets caseKey={found} snippets={snippets} chosenId={chosen} />
					{answer?.message && (
						<p className={`${layout.warning} ${styles.message}`} role="alert">
							{answer.message}
						</p>
					)}
					<ActForm<typeof writeActs> act={["send", "preview"]} data-stack="" data-preview-form="" quiet>
						<input type="hidden" name="shown" value={draft?.shown ?? ""} />
						<input type="hidden" name="version" value={found.version} />
						<OfficeField
							label="Subject"
							name="subject"
							defaultValue={mailTexts?.subject ?? ""}
							autoComplete="off"
							enterKeyHint="next"
							maxLength={200}
						/>
						<label>
							<span className={controls.label}>Text</span>
							<textarea
								className={controls.field}
								name="text"
								rows={16}
								defaultValue={mailTexts?.text ?? ""}
								data-submit-keys=""
							/>
						</label>
						{!found.final && (
							<label className={styles.state}>
								<span className={controls.label}>Status of the case</span>
								<select
									className={controls.field}
									name="status"
									defaultValue={answer?.values?.status ?? (question.length > 0 ? "closed" : "")}
								>
									<option value="">Don’t change</option>
									<option value="theirs">With applicant</option>
									<option value="closed">Answered and closed</option>
								</select>
							</label>
						)}
						<p className={layout.row}>
							<ActButton<typeof writeActs> act="send" className={controls.button} data-act="" disabled={noAddress}>
								Send <KeyCaps keys="Ctrl Enter" />
							</ActButton>
							<ActButton<typeof writeActs> act="preview" className={controls.button} data-preview-button="">
								Preview
							</ActButton>
						</p>
					</ActForm>
					<Placeholders placeholders={placeholders} />
				</section>
				<section
					className={`${messages.preview} ${styles.preview}`}
					aria-label="Preview of the email"
					aria-live="polite"
					data-preview=""
				>
					<Preview draft={draft} />
				</section>
			</div>
		</Screen>
	);
}

type SnippetsProps = {
	caseKey: { kind: string; recordId: number };
	snippets: readonly { id: number; title: string }[];
	chosenId: number | null;
};

/** The texts to begin with; the first nine have keys. */
function Snippets({ caseKey, snippets, chosenId }: SnippetsProps) {
	return (
		<nav aria-label="Saved replies">
			<ul className={layout.row}>
				{snippets.map(({ id, title }, index) => (
					<li key={id}>
						<a
							className={controls.button}
							data-low=""
							href={officePaths.write(caseKey.kind, caseKey.recordId, id)}
							aria-current={id === chosenId ? "true" : undefined}
							data-key={index < 9 ? String(index + 1) : undefined}
						>
							{title} {index < 9 && <KeyCaps keys={String(index + 1)} />}
						</a>
					</li>
				))}
				{snippets.length === 0 && (
					<li className={controls.note}>There are no saved replies for this type of case yet.</li>
				)}
			</ul>
		</nav>
	);
}

function Preview({ draft }: { draft: MailDraft | undefined }) {
	if (!draft?.preview) {
		return (
			<p className={controls.note}>
				Choose a saved reply or write your own text. You’ll see the email here before it’s sent.
			</p>
		);
	}
	const { preview, problems } = draft;
	return (
		<>
			{problems.length > 0 && (
				<ul className={`${layout.warning} ${messages.problems}`}>
					{problems.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			)}
			<MailSheet
				subject={preview.subject}
				head={[
					{ label: "To", value: preview.to },
					{ label: "Replies to", value: preview.replyTo },
				]}
				email={preview.email}
			/>
		</>
	);
}

function Placeholders({ placeholders }: { placeholders: readonly { name: string; value: string }[] }) {
	return (
		<details className={styles.placeholders}>
			<summary className={controls.textButton}>Placeholders and their values in this case</summary>
			<dl className={layout.facts}>
				{placeholders.map(({ name, value }) => (
					<div key={name}>
						<dt>{`{{${name}}}`}</dt>
						<dd>{value || "no value in this case"}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
