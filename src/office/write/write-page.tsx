import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import * as officePaths from "#src/office-paths.ts";
import { type MailDraft, readWritePage } from "./read-write.server.ts";
import { takeWrite, type WriteAnswer } from "./take-write.server.ts";
import styles from "./write-page.module.css";

export const loader = (args: LoaderFunctionArgs) => readWritePage(args);
export const action = (args: ActionFunctionArgs) => takeWrite(args);

const keys = [
	{ keys: "1 – 9", words: "snippet" },
	{ keys: "Ctrl Enter", words: "send" },
];

/** Writes a mail to the sender of a case: filled from a snippet, shown as it will be sent, and then sent. */
export default function WritePage() {
	const { case: found, snippets, chosen, placeholders, draft: filled } = useLoaderData<typeof loader>();
	const answer = useActionData<WriteAnswer>();
	const draft = answer?.draft ?? filled;
	const noAddress = found.email === "";
	return (
		<Screen
			rail
			title={`Write to ${found.name}`}
			sub={noAddress ? "No e-mail address is known" : found.email}
			back={{ href: caseAddress(found), label: "Back to the case" }}
			keys={keys}
			place="The mail leaves after a minute, so that undo can take it back."
		>
			<div className={styles.write}>
				<section className={styles.form} aria-label="Write">
					<Snippets found={found} snippets={snippets} chosen={chosen} />
					{answer?.message && (
						<p className={styles.message} role="alert">
							{answer.message}
						</p>
					)}
					<form method="post" data-stack="" data-preview-form="">
						<input type="hidden" name="shown" value={draft?.shown ?? ""} />
						<input type="hidden" name="version" value={found.version} />
						<label>
							<span className={controls.label}>Subject</span>
							<input
								className={controls.field}
								name="subject"
								defaultValue={draft?.subject ?? ""}
								autoComplete="off"
								enterKeyHint="next"
								maxLength={200}
							/>
						</label>
						<label>
							<span className={controls.label}>Text</span>
							<textarea
								className={controls.field}
								name="text"
								rows={16}
								defaultValue={draft?.text ?? ""}
								data-submit-keys=""
							/>
						</label>
						{!found.final && (
							<label className={styles.state}>
								<span className={controls.label}>And the state of the case</span>
								<select className={controls.field} name="status" defaultValue={answer?.status ?? ""}>
									<option value="">stays as it is</option>
									<option value="theirs">waits for the sender</option>
									<option value="closed">answered, closed</option>
								</select>
							</label>
						)}
						<p className={styles.acts}>
							<button
								className={controls.button}
								data-act=""
								type="submit"
								name="act"
								value="send"
								disabled={noAddress}
							>
								Send <KeyCaps keys="Ctrl Enter" />
							</button>
							<button className={controls.button} type="submit" name="act" value="preview" data-preview-button="">
								Show as it will be sent
							</button>
						</p>
					</form>
					<Placeholders placeholders={placeholders} />
				</section>
				<section className={styles.preview} aria-label="As it will be sent" aria-live="polite" data-preview="">
					<Preview draft={draft} />
				</section>
			</div>
		</Screen>
	);
}

type SnippetsProps = {
	found: { kind: string; recordId: number };
	snippets: readonly { id: number; title: string }[];
	chosen: number | null;
};

/** The texts to begin with; the first nine have keys. */
function Snippets({ found, snippets, chosen }: SnippetsProps) {
	return (
		<nav aria-label="Snippets">
			<ul className={styles.snippets}>
				{snippets.map(({ id, title }, index) => (
					<li key={id}>
						<a
							className={controls.button}
							data-low=""
							href={officePaths.write(found.kind, found.recordId, id)}
							aria-current={id === chosen ? "true" : undefined}
							data-key={index < 9 ? String(index + 1) : undefined}
						>
							{title} {index < 9 && <KeyCaps keys={String(index + 1)} />}
						</a>
					</li>
				))}
				{snippets.length === 0 && <li className={controls.note}>There are no snippets for such a case yet.</li>}
			</ul>
		</nav>
	);
}

function Preview({ draft }: { draft: MailDraft | undefined }) {
	if (!draft?.preview) {
		return (
			<p className={controls.note}>
				Choose a snippet or write, and see here what will be sent. Nothing is sent before you have seen it.
			</p>
		);
	}
	const { preview, problems } = draft;
	return (
		<>
			{problems.length > 0 && (
				<ul className={styles.problems}>
					{problems.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			)}
			<MailSheet
				subject={preview.subject}
				head={[
					{ label: "To", value: preview.to },
					{ label: "Answers to", value: preview.replyTo },
				]}
				email={preview.email}
			/>
		</>
	);
}

function Placeholders({ placeholders }: { placeholders: readonly { name: string; value: string }[] }) {
	return (
		<details className={styles.placeholders}>
			<summary>Placeholders, and what they stand for in this case</summary>
			<dl>
				{placeholders.map(({ name, value }) => (
					<div key={name}>
						<dt>{`{{${name}}}`}</dt>
						<dd>{value || "nothing in this case"}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
