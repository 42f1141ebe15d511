import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type CaseKind, caseKinds, isCaseKind } from "#src/cases/case.ts";
import type { SnippetText } from "#src/cases/writing/snippet.ts";
import { listSnippets, type Snippet } from "#src/cases/writing/snippets.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { ActAnswer } from "#src/office/kit/acts/act-answer.ts";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import words from "#src/office/settings/messages.module.css";
import { WordsScreen } from "#src/office/settings/messages-screen.tsx";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import { knownPlaceholders } from "#src/office/write/known-facts.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleMail } from "./example-mail.server.ts";
import { snippetActs } from "./snippet-acts.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "snippet.write");
	const { db, school, siteUrl } = context.get(officeServices);
	const search = new URL(request.url).searchParams;
	const snippets = await listSnippets(db);
	const edit = search.get("edit");
	const editedSnippet = snippets.find(({ id }) => String(id) === edit) ?? null;
	return {
		acts: permissionsOn(snippetActs, null, member),
		snippets,
		edit: editedSnippet ? editedSnippet.id : edit === "new" ? "new" : null,
		edited: editedSnippet,
		example: editedSnippet && exampleMail(editedSnippet, { school, siteUrl }),
		...(await readChanges(db, { kind: "snippet", memberId: member.id, request })),
	};
}

export const action = handleActs(snippetActs);

/** Plural names of the kinds of cases; "all" is for texts that apply to each of them. */
const kindLabels: Readonly<Record<CaseKind | "all", string>> = {
	all: "All cases",
	application: "Applications",
	enquiry: "Enquiries",
	message: "Messages",
	alumni: "Alumni",
	"job-application": "Job applications",
};

const empty: SnippetText = { kind: null, title: "", subject: "", text: "" };

/** A snippet as it was typed; undefined after another form than its own. */
function typedIn({ act, values }: ActAnswer): SnippetText | undefined {
	if (!values || (act !== "save" && act !== "preview")) return undefined;
	const { kind, title = "", subject = "", text = "" } = values;
	return { kind: isCaseKind(kind) ? kind : null, title, subject, text };
}

/** The texts that mails are filled with. */
export default function SnippetsPage() {
	const view = useLoaderData<typeof loader>();
	const { snippets, edit, edited, example } = view;
	const answer = useActAnswer<typeof example>();
	const typedText = answer && typedIn(answer);
	const exampleMail = answer?.shownValues ?? example;
	return (
		<WordsScreen
			title="Saved replies"
			subtitle={snippets.length === 1 ? "1 saved reply" : `${snippets.length} saved replies`}
			actions={
				<a className={controls.button} href={officePaths.snippets("new")}>
					New saved reply
				</a>
			}
			footer="Changes apply to emails you write from now on."
			view={view}
			list={[null, ...caseKinds].map((kind) => <Group key={kind} kind={kind} snippets={snippets} edit={edit} />)}
			form={
				(edit !== null || typedText) && (
					<SnippetForm key={edit} storedText={edited} text={typedText ?? edited ?? empty} />
				)
			}
			intro={
				<>
					A saved reply is a text to start an email with. Choose one to edit, or{" "}
					<a href={officePaths.snippets("new")}>add a new one</a>.
				</>
			}
			preview={
				exampleMail ? (
					<MailSheet
						subject={exampleMail.subject}
						head={[{ label: "To", value: "an applicant, as an example" }]}
						email={exampleMail.email}
					/>
				) : (
					<p className={controls.note}>The email appears here.</p>
				)
			}
		/>
	);
}

type GroupProps = { kind: CaseKind | null; snippets: readonly Snippet[]; edit: number | string | null };

function Group({ kind, snippets, edit }: GroupProps) {
	const own = snippets.filter((each) => each.kind === kind);
	if (own.length === 0) return null;
	return (
		<>
			<h2>{kindLabels[kind ?? "all"]}</h2>
			<ul className={layout.lines}>
				{own.map(({ id, title }) => (
					<li key={id}>
						<a href={officePaths.snippets(id)} aria-current={id === edit ? "page" : undefined}>
							{title}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}

type SnippetFormProps = {
	/** Null for a new one. */
	storedText: { id: number; version: number } | null;
	text: SnippetText;
};

/** One snippet to be written or changed. */
function SnippetForm({ storedText, text: { kind, title, subject, text } }: SnippetFormProps) {
	return (
		<>
			<h2>{storedText ? "Edit saved reply" : "New saved reply"}</h2>
			<ActForm act={["save", "preview"]} data-stack="">
				<input type="hidden" name="id" value={storedText?.id ?? ""} />
				<input type="hidden" name="version" value={storedText?.version ?? 0} />
				<label>
					<span className={controls.label}>Title, for the office only</span>
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
						<option value="">{kindLabels.all}</option>
						{caseKinds.map((each) => (
							<option key={each} value={each}>
								{kindLabels[each]}
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
				<PlaceholderList kind={kind} />
				<p className={layout.row}>
					<ActButton className={controls.button} data-act="" act="save">
						{storedText ? "Save" : "Add"} <KeyCaps keys="Ctrl Enter" />
					</ActButton>
					<ActButton className={controls.button} act="preview">
						Preview
					</ActButton>
				</p>
			</ActForm>
			{storedText && (
				<ActForm act="delete">
					<button className={controls.button} data-low="" type="submit" name="id" value={storedText.id}>
						Delete
					</button>
				</ActForm>
			)}
		</>
	);
}

function PlaceholderList({ kind }: { kind: CaseKind | null }) {
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
