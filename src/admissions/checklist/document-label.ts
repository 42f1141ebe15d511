import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { checklists } from "./checklists.ts";

/** What the office calls a document: as checklists do, else as the question for it. @param field its question */
export function labelOfDocument(field: string): string {
	const lines = Object.values(checklists).flat();
	const line = lines.find(({ rule }) => rule.kind === "document" && rule.fields.includes(field));
	return line?.label ?? labelOfQuestion(field) ?? field;
}
