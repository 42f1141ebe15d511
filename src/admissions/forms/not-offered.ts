import type { Offered } from "#src/school/offered.ts";
import { type ApplicationType, applicationForms } from "./application-forms.ts";
import { departments } from "./march-questions.ts";

/** Why an application of this type is not taken where the school does not offer it; undefined where it does. */
export function notOfferedMessage(offered: Offered | undefined, type: ApplicationType): string | undefined {
	if (!offered || offered.forms.includes(type)) return undefined;
	const programme = applicationForms[type].form.title.replace(/ application$/, "");
	return `The school does not offer the ${programme}, and takes no application for it.`;
}

const programmes = ["environmental", "urbanDesign"] as const;

/** The departments of the M.Arch that the school offers, as its form names them. */
export function offeredDepartments(offered: Offered | undefined): string[] {
	return departments.filter((_, index) => {
		const programme = programmes[index];
		return !offered || (programme !== undefined && offered.programmes.includes(programme));
	});
}
