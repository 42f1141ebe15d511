import { labelOfCategory, nameOfProgramme as nameOfKey, titleOf } from "#src/admissions/forms/application-forms.ts";

/** "B.Arch" */
export function programmeOf(type: string): string {
	return titleOf(type).replace(/ application$/i, "");
}

/** "M.Arch Urban Design" @param programme its key; empty where that is not known */
export function nameOfProgramme({ type, programme }: { type: string; programme: string }): string {
	return programme ? nameOfKey(programme) : programmeOf(type);
}

/** @param category as a form's answer has it; empty for whichever have no number of their own */
export function categoryLabel(category: string): string {
	return labelOfCategory(category) ?? "General / unreserved pool";
}
