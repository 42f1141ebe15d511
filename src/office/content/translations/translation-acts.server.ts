import { z } from "zod";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { readTranslationFile } from "#src/content/translations/read-translation-file.ts";
import { translationParts } from "#src/content/translations/translation-rows.server.ts";
import {
	type NewTranslation,
	readTranslations,
	saveTranslations,
	translationFaults,
} from "#src/content/translations/translations.server.ts";
import { readText } from "#src/exports/read-csv.ts";
import { rowId } from "#src/forms/row-id.ts";
import { knownLanguages } from "#src/languages/catalogue.server.ts";
import { actsOn, opensTo, type Refusal, type Success } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { refuse } from "#src/refusal.ts";
import { translationName } from "#src/translation-texts.ts";

const permission = "content.draft";
const maxBytes = 20 * 1024 * 1024;
const maxProblems = 10;

const language = z.string().refine((tag) => knownLanguages().includes(tag), "This language isn’t known.");

const { act, table } = actsOn<null>();

/** Sorts the rows of a file into those that can be saved and what is wrong with the others. */
function checkRows(rows: readonly NewTranslation[], known: ReadonlyMap<string, string>) {
	const problems: string[] = [];
	const translations = rows.filter((row) => {
		const shown = row.english.length > 60 ? `${row.english.slice(0, 60)}…` : row.english;
		const faults = known.has(row.english) ? translationFaults(row) : ["This English isn’t on the website."];
		problems.push(...faults.map((fault) => `“${shown}”: ${fault}`));
		return faults.length === 0 && known.get(row.english) !== row.translation;
	});
	return { translations, problems };
}

function answerImport(saved: number, problems: readonly string[]): Success | Refusal {
	const message =
		saved === 0 ? "Nothing new." : `${saved} ${saved === 1 ? "translation is" : "translations are"} saved.`;
	if (problems.length === 0) return { ok: true, message };
	const more = problems.length - maxProblems;
	const listed = more > 0 ? [...problems.slice(0, maxProblems), `And ${more} more.`] : problems;
	return { ok: false, message: `${message} These rows weren’t saved:`, problems: listed };
}

/** Acts of members on the translations page. */
export const translationActs = table({
	title: "Translations",
	address: officePaths.translations(),
	find: opensTo(permission),
	acts: {
		save: act({
			label: "Save a translation",
			permission,
			form: {
				language,
				part: z.enum(translationParts),
				id: z.string(),
				translation: z
					.string()
					.trim()
					.overwrite((text) => text.replace(/\r\n?/g, "\n")),
			},
			run: async (trx, { form, by, now }) => {
				const { rows } = await readTranslations(trx, form.language, form.part);
				const row = rows.find(({ id }) => id === form.id);
				if (!row) return { ...refuse("The English has changed. Reload the page to see it."), reason: "gone" };
				const translation = { english: row.english, translation: form.translation };
				const problems = translationFaults(translation);
				if (problems.length > 0) return { ok: false, reason: "invalid", message: "", problems };
				return saveTranslations(trx, { tag: form.language, translations: [translation], by }, now);
			},
			done: "Saved in the draft.",
		}),
		import: act({
			label: "Import translations",
			permission,
			form: { language, file: z.instanceof(File, { error: "Choose a CSV file first." }) },
			outside: async ({ form: { language: tag, file }, services: { db }, by, now }) => {
				if (file.size === 0) return refuse("Choose a CSV file first.");
				if (file.size > maxBytes) return refuse("This file is too large. The limit is 20 MB.");
				const text = readText(await file.arrayBuffer());
				if (text === undefined) return refuse("This isn’t a CSV file in UTF-8.");
				const read = readTranslationFile(text);
				if (!read.ok) return refuse(read.message);
				return db.transaction().execute(async (trx) => {
					const { rows } = await readTranslations(trx, tag);
					const known = new Map(rows.map(({ english, translation }) => [english, translation]));
					const { translations, problems } = checkRows(read.translations, known);
					if (translations.length === 0) return answerImport(0, problems);
					const saved = await saveTranslations(trx, { tag, translations, by }, now);
					return saved.ok ? answerImport(translations.length, problems) : saved;
				});
			},
			done: "",
		}),
		publish: act({
			label: "Publish translations",
			permission: "identity.publish",
			form: { language, version: rowId },
			run: async (trx, { form, by, now }) => {
				const item = await findSchoolItem(trx, translationName(form.language));
				return publishItem(trx, { itemId: item.id, seen: form.version, by }, now);
			},
			goTo: ({ item, actId }) => officePaths.contentItem(item.type, item.id, String(actId ?? "")),
		}),
	},
});
