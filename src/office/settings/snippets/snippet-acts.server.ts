import { z } from "zod";
import { caseKinds } from "#src/cases/case.ts";
import type { SnippetText } from "#src/cases/writing/snippet.ts";
import { deleteSnippet, saveSnippet, undoSnippetAct } from "#src/cases/writing/snippets.server.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { rowId, rowVersion } from "#src/forms/row-id.ts";
import { actsOn, opensTo, undoForm } from "#src/office/kit/acts/act.server.ts";
import { orNone } from "#src/office/kit/acts/read-act-form.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { unknownIn } from "#src/office/write/known-facts.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleMail } from "./example-mail.server.ts";

const { act, table } = actsOn<null>(({ actId }) => officePaths.snippets("", actId ?? ""));
const permission = "snippet.write";

const text = (name: string, max: number) =>
	z
		.string()
		.trim()
		.max(max, `The ${name} has more than ${thousands(max)} characters.`);

const snippetForm = {
	id: orNone(rowId),
	version: rowVersion,
	kind: orNone(z.enum(caseKinds)),
	title: text("title", 60).min(1, "Enter a title."),
	subject: text("subject", 200).min(1, "Enter a subject."),
	text: text("text", 10_000).min(1, "Enter a text."),
};

/** The mail of a snippet as an applicant would read it, and what is wrong with the snippet. */
function check(text: SnippetText, services: OfficeServices) {
	const problems = problemsOf(text);
	const example = exampleMail(text, services);
	if (problems.length === 0) return { ok: true, shown: example } as const;
	return { ok: false, reason: "invalid", message: "", problems, shown: example } as const;
}

/** Acts of members on the snippets page. */
export const snippetActs = table({
	title: "Saved replies",
	address: officePaths.snippets(),
	find: opensTo(permission),
	acts: {
		save: act({
			label: "Add or edit a saved reply",
			permission,
			form: snippetForm,
			run: async (trx, { form, services, by, now }) => {
				const result = check(form, services);
				if (!result.ok) return result;
				const saveResult = await saveSnippet(trx, { ...form, by }, now);
				return saveResult.ok ? saveResult : { ...saveResult, shown: result.shown };
			},
		}),
		preview: act({
			label: "Preview a saved reply",
			permission,
			form: snippetForm,
			keepsValues: true,
			// Writes nothing.
			outside: async ({ form, services }) => check(form, services),
			done: "",
		}),
		delete: act({
			label: "Delete a saved reply",
			permission,
			form: { id: rowId },
			run: (trx, { form, by, now }) => deleteSnippet(trx, { id: form.id, by }, now),
		}),
		undo: act({
			label: "Undo a change to saved replies",
			permission,
			form: undoForm,
			run: (trx, { form, by, now }) => undoSnippetAct(trx, { actId: form.actId, by }, now),
		}),
	},
});

function problemsOf({ kind, subject, text }: SnippetText): string[] {
	return unknownIn([subject, text], kind).map(
		(placeholder) => `${placeholder} isn’t a placeholder${kind === "application" ? "" : " for this type of case"}.`,
	);
}
