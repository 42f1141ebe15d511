import { checkEach } from "#src/forms/checks/check-answers.ts";
import { type Answers, type FieldErrors, type FormDefinition, fieldsOf } from "#src/forms/definition.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import type { Texts } from "./correction.ts";

export type CheckedChanges = {
	/** The questions whose text differs from the stored one. */
	changed: ReadonlySet<string>;
	/** Errors in these changes, or caused by them. Earlier errors, and documents, are left alone. */
	errors: FieldErrors;
	/** The values of all answers that are right. */
	values: Answers;
	/** All answers, the changed ones included, as they were checked. */
	answers: Answers;
};

/**
 * Checks changed answers among those that are stored.
 * @param stored texts as `textsOf` gives them
 */
export function checkChanges(
	form: FormDefinition,
	storedTexts: Texts,
	sentTexts: Texts,
	schoolMessages: SchoolMessages | undefined,
): CheckedChanges {
	const storedText = (name: string) => (Object.hasOwn(storedTexts, name) ? (storedTexts[name] ?? "") : "");
	const isChanged = ([name, text]: [string, string]) => text.trim() !== storedText(name).trim();
	const changedNames = new Set(
		Object.entries(sentTexts)
			.filter(isChanged)
			.map(([name]) => name),
	);
	const where = { schoolMessages, inBrowser: true };
	const before = checkEach(form, storedTexts, where);
	const after = checkEach(form, { ...storedTexts, ...sentTexts }, where);
	const documents = new Set(fieldsOf(form, "file"));
	const isNew = ([name]: [string, string]) =>
		!documents.has(name) && (changedNames.has(name) || before.errors[name] === undefined);
	const errors = Object.fromEntries(Object.entries(after.errors).filter(isNew));
	return { changed: changedNames, errors, values: after.values, answers: after.answers };
}
