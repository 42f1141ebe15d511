import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type CaseKind, caseKinds, isCaseKind } from "#src/cases/case.ts";
import type { SnippetText } from "#src/cases/writing/snippet.ts";
import { listSnippets, type Snippet } from "#src/cases/writing/snippets.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import type { ActAnswer } from "#src/office/kit/acts/act-answer.ts";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import layout from "#src/office/parts/layout.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import words from "#src/office/settings/words.module.css";
import * as officePaths from "#src/office-paths.ts";
import { exampleMail } from "./example-mail.server.ts";
import { kindWords } from "./kind-words.ts";
import { snippetActs } from "./snippet-acts.server.ts";
import { SnippetForm } from "./snippet-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "snippet.write");
	const { db, school, siteUrl } = context.get(officeServices);
	const search = new URL(request.url).searchParams;
	const snippets = await listSnippets(db);
	const edit = search.get("edit");
	const edited = snippets.find(({ id }) => String(id) === edit) ?? null;
	return {
		acts: permitted(snippetActs, null, member),
		snippets,
		edit: edited ? edited.id : edit === "new" ? "new" : null,
		edited,
		example: edited && exampleMail(edited, { school, siteUrl }),
		...(await readChanges(db, { kind: "snippet", memberId: member.id, request })),
	};
}

export const action = handleActs(snippetActs);

const empty: SnippetText = { kind: null, title: "", subject: "", text: "" };

/** A snippet as it was typed; undefined after another form than its own. */
function typedIn({ act, values }: ActAnswer): SnippetText | undefined {
	if (!values || (act !== "save" && act !== "preview")) return undefined;
	const { kind, title = "", subject = "", text = "" } = values;
	return { kind: isCaseKind(kind) ? kind : null, title, subject, text };
}

/** The texts that mails are filled with. */
export default function SnippetsPage() {
	const { snippets, edit, edited, example, changes, done } = useLoaderData<typeof loader>();
	const answer = useActAnswer<typeof example>();
	const typed = answer && typedIn(answer);
	const shown = answer?.shown ?? example;
	const problems = answer?.problems ?? (answer?.message ? [answer.message] : []);
	return (
		<Screen
			title="Saved replies"
			sub={snippets.length === 1 ? "1 saved reply" : `${snippets.length} saved replies`}
			actions={
				<a className={controls.button} href={officePaths.snippets("new")}>
					New saved reply
				</a>
			}
			place="Changes apply to emails you write from now on."
		>
			{done && <ActToast words={done.words} actId={done.id} />}
			<div className={`${layout.panes} ${words.page}`} data-editing={edit === null ? undefined : ""}>
				<div className={`${layout.titled} ${words.list}`}>
					<nav aria-label="Saved replies">
						{[null, ...caseKinds].map((kind) => (
							<Group key={kind} kind={kind} snippets={snippets} edit={edit} />
						))}
					</nav>
					<LastChanges changes={changes} />
				</div>
				<section className={words.form} aria-label="Edit">
					{edit !== null || typed ? (
						<SnippetForm key={edit} stored={edited} text={typed ?? edited ?? empty} problems={problems} />
					) : (
						<>
							{answer && <p role="alert">{problems.join(" ")}</p>}
							<p>
								A saved reply is a text to start an email with. Choose one to edit, or{" "}
								<a href={officePaths.snippets("new")}>add a new one</a>.
							</p>
						</>
					)}
				</section>
				<section className={words.preview} aria-label="Preview">
					{shown ? (
						<MailSheet
							subject={shown.subject}
							head={[{ label: "To", value: "an applicant, as an example" }]}
							email={shown.email}
						/>
					) : (
						<p className={controls.note}>The email appears here.</p>
					)}
				</section>
			</div>
		</Screen>
	);
}

type GroupProps = { kind: CaseKind | null; snippets: readonly Snippet[]; edit: number | string | null };

function Group({ kind, snippets, edit }: GroupProps) {
	const own = snippets.filter((each) => each.kind === kind);
	if (own.length === 0) return null;
	return (
		<>
			<h2>{kindWords[kind ?? "all"]}</h2>
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
