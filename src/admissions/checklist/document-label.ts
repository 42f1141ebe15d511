import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { checklists } from "./checklists.ts";

/**
 * Returns the office's name for a document: as checklists have it, else as the question for it. @param field its
 * question
 */
export function labelOfDocument(field: string): string {
	const lines = Object.values(checklists).flat();
	const line = lines.find(({ rule }) => rule.kind === "document" && rule.fields.includes(field));
	return line?.label ?? labelOfQuestion(field) ?? field;
}
