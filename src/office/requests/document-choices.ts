import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { documentFields } from "#src/admissions/forms/application-forms.ts";

/** The documents of all forms, each as the office calls it; two that count for the same are told apart. */
export const documentChoices = (): { field: string; label: string }[] =>
	[...documentFields().keys()].map((field) => ({ field, label: labelOfDocument(field) }));
