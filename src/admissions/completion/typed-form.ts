import { type ApplicationType, completionOf, formOf } from "#src/admissions/forms/application-forms.ts";
import type { TypedForm } from "./correction.ts";

/** The form of this type, by itself. */
export function typedForm(type: ApplicationType): TypedForm {
	return { type, form: formOf(type).form, completion: completionOf(type) };
}
