import { checklists } from "#src/admissions/checklist/checklists.ts";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";

/** The documents of all checklists that applicants can be asked for, each once. */
export const askableFields: readonly { field: string; label: string }[] = [
	...new Set(
		Object.values(checklists).flatMap((lines) =>
			lines.flatMap(({ rule }) => (rule.kind === "document" ? rule.fields : [])),
		),
	),
].map((field) => ({ field, label: labelOfQuestion(field) ?? field }));
