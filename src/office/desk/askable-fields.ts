import { allLines } from "#src/admissions/checklist/checklists.ts";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";

/** The documents of all checklists that applicants can be asked for, each once. */
export function askableFields(): { field: string; label: string }[] {
	const fields = allLines().flatMap(({ rule }) => (rule.kind === "document" ? rule.fields : []));
	return [...new Set(fields)].map((field) => ({ field, label: labelOfQuestion(field) ?? field }));
}
