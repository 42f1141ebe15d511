import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { caseKinds } from "#src/cases/case.ts";
import type { SnippetText } from "#src/cases/writing/snippet.ts";
import { deleteSnippet, saveSnippet, undoSnippetAct } from "#src/cases/writing/snippets.server.ts";
import { rowId, rowVersion } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { tooLong } from "#src/office/settings/too-long.ts";
import { unknownIn } from "#src/office/write/known-facts.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleMail } from "./example-mail.server.ts";

const id = rowId;
const orNull = <Value extends z.ZodType>(value: Value) => z.union([z.literal("").transform(() => null), value]);

const forms = z.discriminatedUnion("act", [
	z.object({
		act: z.enum(["save", "preview"]),
		id: orNull(id),
		version: rowVersion,
		kind: orNull(z.enum(caseKinds)),
		title: z.string().trim(),
		subject: z.string().trim(),
		text: z.string().trim(),
	}),
	z.object({ act: z.literal("delete"), id }),
	z.object({ act: z.literal("undo"), actId: id }),
]);

/** Why a form of the page was not carried out, if it could not, and what was typed into it. */
export type SnippetRefusal = {
	problems: string[];
	given: SnippetText | null;
	/** As an applicant would read it. */
	example: ReturnType<typeof exampleMail> | null;
};

/** Carries out one form of the page of snippets. */
export async function changeSnippets({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "snippet.write");
	const parsed = forms.safeParse(textsIn(await request.formData()));
	if (!parsed.success) return refuse(["This form was not filled in."], null);
	const form = parsed.data;
	const given = form.act === "save" || form.act === "preview" ? textOf(form) : null;
	const { db, now: clock, school, siteUrl } = context.get(officeServices);
	const example = given && exampleMail(given, { school, siteUrl });
	const problems = given ? problemsOf(given) : [];
	if (problems.length > 0) return refuse(problems, given, example);
	if (form.act === "preview") return data({ problems, given, example } satisfies SnippetRefusal);
	const [by, now] = [{ id: member.id, name: member.name }, clock()];
	const result = await db.transaction().execute((trx) => {
		if (form.act === "delete") return deleteSnippet(trx, { id: form.id, by }, now);
		if (form.act === "undo") return undoSnippetAct(trx, { actId: form.actId, by }, now);
		return saveSnippet(trx, { ...textOf(form), id: form.id, version: form.version, by }, now);
	});
	if (!result.ok) return refuse([result.message], given, example);
	const done = result.actId === null ? "" : `?${new URLSearchParams({ done: String(result.actId) })}`;
	throw redirectTo(`${officePaths.snippets()}${done}`);
}

function textOf({ kind, title, subject, text }: SnippetText): SnippetText {
	return { kind, title, subject, text };
}

function problemsOf({ kind, title, subject, text }: SnippetText): string[] {
	return [
		...(title === "" ? ["Give the snippet a title, by which it is chosen."] : []),
		...(subject === "" ? ["Give the mail a subject."] : []),
		...(text === "" ? ["There is nothing in the text."] : []),
		...tooLong([
			["The title", title, 60],
			["The subject", subject, 200],
			["The text", text, 10_000],
		]),
		...unknownIn([subject, text], kind).map(
			(written) => `${written} is not known${kind === "application" ? "" : " for this kind of case"}.`,
		),
	];
}

function refuse(problems: string[], given: SnippetText | null, example: SnippetRefusal["example"] = null) {
	return data({ problems, given, example } satisfies SnippetRefusal, { status: 400 });
}
