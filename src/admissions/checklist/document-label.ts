import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { allLines } from "./checklists.ts";

/**
 * Returns the office's name for a document: as checklists have it, else as the question for it. @param field its
 * question
 */
export function labelOfDocument(field: string): string {
	const line = allLines().find(({ rule }) => rule.kind === "document" && rule.fields.includes(field));
	return line?.label ?? labelOfQuestion(field) ?? field;
}
