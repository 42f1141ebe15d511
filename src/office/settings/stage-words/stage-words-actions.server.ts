import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { changeStageWords, undoStageWords } from "#src/admissions/stage-words/change-words.server.ts";
import { defaultWords } from "#src/admissions/stage-words/default-words.ts";
import { type StageWords, type StageWordsKey, stageWordsKeys } from "#src/admissions/stage-words/stage-words.ts";
import { wordsPlaceholders } from "#src/admissions/stage-words/words-facts.ts";
import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";
import { rowId, rowVersion } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { tooLong } from "#src/office/settings/too-long.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleWords } from "./example-words.server.ts";

const text = z.string().trim().default("");
const named = { key: z.enum(stageWordsKeys), version: rowVersion };

const forms = z.discriminatedUnion("act", [
	z.object({
		act: z.enum(["save", "preview"]),
		...named,
		pageTitle: text,
		pageText: text,
		mailSubject: text,
		mailTitle: text,
		mailText: text,
	}),
	z.object({ act: z.literal("default"), ...named }),
	z.object({ act: z.literal("undo"), actId: rowId }),
]);

type Form = z.output<typeof forms>;

/** Why a form of the page was not carried out, if it could not, and what was typed into it. */
export type StageWordsAnswer = {
	problems: string[];
	given: { key: StageWordsKey; words: StageWords } | null;
	example: ReturnType<typeof exampleWords> | null;
};

/** Carries out one form of the page of stages. */
export async function takeStageWordsAct({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "status.write");
	const { db, now: clock, school, siteUrl } = context.get(officeServices);
	const parsed = forms.safeParse(textsIn(await request.formData()));
	if (!parsed.success) return refuse({ problems: ["This form was not filled in."] });
	const form = parsed.data;
	const given = givenOf(form);
	const example = given && exampleWords(given.key, given.words, { school, siteUrl });
	const problems = given ? problemsOf(given.key, given.words) : [];
	if (problems.length > 0) return refuse({ problems, given, example });
	if (form.act === "preview") return data({ problems, given, example } satisfies StageWordsAnswer);
	const [by, now] = [{ id: member.id, name: member.name }, clock()];
	const result = await db.transaction().execute((trx) => {
		if (form.act === "undo") return undoStageWords(trx, { actId: form.actId, by }, now);
		const { key, version } = form;
		return changeStageWords(trx, { key, version, words: given?.words ?? null, by }, now);
	});
	if (!result.ok) return refuse({ problems: [result.message], given, example });
	const shown = form.act === "undo" ? officePaths.stageWords() : officePaths.stageWords(form.key);
	const done = result.actId === null ? "" : `${shown.includes("?") ? "&" : "?"}done=${result.actId}`;
	throw redirectTo(shown + done);
}

/** The words that a form has for the texts that its stage has. */
function givenOf(form: Form): { key: StageWordsKey; words: StageWords } | null {
	if (form.act !== "save" && form.act !== "preview") return null;
	const { key, pageTitle, pageText, mailSubject, mailTitle, mailText } = form;
	const { page, mail } = defaultWords[key];
	return {
		key,
		words: {
			page: page && { title: pageTitle, text: pageText },
			mail: mail && { subject: mailSubject, title: mailTitle, text: mailText },
		},
	};
}

function problemsOf(key: StageWordsKey, { page, mail }: StageWords): string[] {
	const known: Facts = Object.fromEntries(wordsPlaceholders(key).map((name) => [name, name]));
	const texts = [...Object.values(page ?? {}), ...Object.values(mail ?? {})];
	const unknown = new Set(texts.flatMap((each) => fillPlaceholders(each, known).unknown));
	return [
		...(page?.title === "" ? ["The applicant’s page needs a title."] : []),
		...(mail && Object.values(mail).includes("") ? ["The mail needs a subject, a title and a text."] : []),
		...tooLong([
			["The title of the applicant’s page", page?.title, 200],
			["The sentence on the applicant’s page", page?.text, 5000],
			["The subject of the mail", mail?.subject, 200],
			["The heading of the mail", mail?.title, 200],
			["The text of the mail", mail?.text, 5000],
		]),
		...[...unknown].map((written) => `${written} has no value in this stage.`),
	];
}

function refuse({
	problems,
	given = null,
	example = null,
}: Pick<StageWordsAnswer, "problems"> & Partial<StageWordsAnswer>) {
	return data({ problems, given, example } satisfies StageWordsAnswer, { status: 400 });
}
