import { z } from "zod";
import { changeStageWords, undoStageWords } from "#src/admissions/stage-words/change-words.server.ts";
import { type StageWords, type StageWordsKey, stageWordsKeys } from "#src/admissions/stage-words/stage-words.ts";
import { wordsPlaceholders } from "#src/admissions/stage-words/words-facts.ts";
import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { rowVersion } from "#src/forms/row-id.ts";
import { actsOn, opensTo, undoForm } from "#src/office/kit/acts/act.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleWords } from "./example-words.server.ts";
import { typedWords } from "./typed-words.ts";

const { act, table } = actsOn<null>(({ actId }) => officePaths.stageWords("", actId ?? ""));
const permission = "status.write";
const text = (name: string, max: number) =>
	z
		.string()
		.trim()
		.max(max, `The ${name} has more than ${thousands(max)} characters.`)
		.default("");
const named = { key: z.enum(stageWordsKeys), version: rowVersion };
const wordsForm = {
	...named,
	pageTitle: text("title of the applicant’s page", 200),
	pageText: text("sentence on the applicant’s page", 5000),
	mailSubject: text("subject of the email", 200),
	mailTitle: text("heading of the email", 200),
	mailText: text("text of the email", 5000),
};

/** What applicants would read, and what is wrong with it. */
function check(key: StageWordsKey, words: StageWords, services: OfficeServices) {
	const problems = problemsOf(key, words);
	const shown = exampleWords(key, words, services);
	if (problems.length === 0) return { ok: true, shown } as const;
	return { ok: false, reason: "invalid", message: "", problems, shown } as const;
}

/** What members do on the page of stages. */
export const stageWordsActs = table({
	title: "Stage messages",
	address: officePaths.stageWords(),
	find: opensTo(permission),
	acts: {
		save: act({
			label: "Edit a stage message",
			permission,
			form: wordsForm,
			run: async (trx, { form: { key, version, ...typed }, services, by, now }) => {
				const words = typedWords(key, typed);
				const checked = check(key, words, services);
				if (!checked.ok) return checked;
				const saved = await changeStageWords(trx, { key, version, words, by }, now);
				return saved.ok ? saved : { ...saved, shown: checked.shown };
			},
			goTo: ({ actId }, { form }) => officePaths.stageWords(form.key, actId ?? ""),
		}),
		preview: act({
			label: "Preview a stage message",
			permission,
			form: wordsForm,
			keepsValues: true,
			// Writes nothing.
			outside: async ({ form, services }) => check(form.key, typedWords(form.key, form), services),
			done: "",
		}),
		default: act({
			label: "Restore a stage’s default text",
			permission,
			form: named,
			run: (trx, { form, by, now }) => changeStageWords(trx, { ...form, words: null, by }, now),
			goTo: ({ actId }, { form }) => officePaths.stageWords(form.key, actId ?? ""),
		}),
		undo: act({
			label: "Undo a stage message change",
			permission,
			form: undoForm,
			run: (trx, { form, by, now }) => undoStageWords(trx, { actId: form.actId, by }, now),
		}),
	},
});

function problemsOf(key: StageWordsKey, { page, mail }: StageWords): string[] {
	const known: Facts = Object.fromEntries(wordsPlaceholders(key).map((name) => [name, name]));
	const texts = [...Object.values(page ?? {}), ...Object.values(mail ?? {})];
	const unknown = new Set(texts.flatMap((each) => fillPlaceholders(each, known).unknown));
	return [
		...(page?.title === "" ? ["Enter a title for the applicant’s page."] : []),
		...(mail && Object.values(mail).includes("") ? ["Enter a subject, a heading and a text for the email."] : []),
		...[...unknown].map((written) => `${written} isn’t a placeholder for this stage.`),
	];
}
