import { titleOf } from "#src/admissions/forms/application-forms.ts";

/** "B.Arch" */
export function programmeOf(type: string): string {
	return titleOf(type).replace(/ application$/i, "");
}
