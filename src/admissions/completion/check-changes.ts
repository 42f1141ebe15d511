import { checkEach } from "#src/forms/checks/check-answers.ts";
import { type Answers, type FieldErrors, type FormDefinition, fieldsOf } from "#src/forms/definition.ts";
import type { SchoolMessages } from "#src/school/words/word-set.ts";
import type { Texts } from "./correction.ts";

export type CheckedChanges = {
	/** The questions whose text differs from the stored one. */
	changed: ReadonlySet<string>;
	/** What is wrong with these changes, or because of them. What was wrong before, and documents, are left alone. */
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
	stored: Texts,
	sent: Texts,
	schoolMessages: SchoolMessages | undefined,
): CheckedChanges {
	const storedText = (name: string) => (Object.hasOwn(stored, name) ? (stored[name] ?? "") : "");
	const isChanged = ([name, text]: [string, string]) => text.trim() !== storedText(name).trim();
	const changed = new Set(
		Object.entries(sent)
			.filter(isChanged)
			.map(([name]) => name),
	);
	const where = { schoolMessages, inBrowser: true };
	const before = checkEach(form, stored, where);
	const after = checkEach(form, { ...stored, ...sent }, where);
	const documents = new Set(fieldsOf(form, "file"));
	const isNew = ([name]: [string, string]) =>
		!documents.has(name) && (changed.has(name) || before.errors[name] === undefined);
	const errors = Object.fromEntries(Object.entries(after.errors).filter(isNew));
	return { changed, errors, values: after.values, answers: after.answers };
}
