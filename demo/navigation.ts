import * as paths from "#src/paths.ts";
import { defaultNavigation } from "#src/school/default-navigation.ts";
import type { Navigation } from "#src/school/navigation.ts";

/** Pages of the school's own in the columns of the footer. */
const own: Readonly<Record<string, { label: string; address: string }>> = {
	"The school": { label: "Press", address: paths.ownPage("press") },
	Admissions: { label: "For parents", address: paths.ownPage("for-parents") },
	Campus: { label: "Ask a student", address: paths.ownPage("ask-a-student") },
	"Rules and documents": { label: "Accessibility", address: paths.ownPage("accessibility") },
};

export const navigation: Navigation = {
	...defaultNavigation,
	columns: defaultNavigation.columns.map(({ title, links }) => ({
		title,
		links: [...links, ...[own[title] ?? []].flat()],
	})),
};
