import * as paths from "#src/paths.ts";
import type { MenuEntry, MenuLink } from "#src/school/navigation.ts";

export type { MenuEntry, MenuLink };

export const apply = { label: "Apply Now", to: paths.academic };

/** Pages that count as another one; a path that ends in a slash includes every page below it. */
const belonging: Readonly<Partial<Record<string, readonly string[]>>> = {
	[paths.staff]: [paths.staffDetails("")],
	[paths.alumni]: [paths.alumniRegistration],
	[paths.work]: [paths.project("")],
	[paths.programmes]: [paths.academic],
	[paths.undergraduate]: [paths.barchApplication],
	[paths.postgraduate]: [paths.marchApplication],
	[paths.diploma]: [paths.diplomaApplication],
	[paths.fees]: [paths.refunds, paths.courseCost],
	[paths.campus]: [paths.visit, paths.playground, paths.fitness, paths.mess, paths.studio, paths.library, paths.hostel],
	[paths.news]: [paths.newsDetails("")],
	[paths.events]: [paths.eventDetails("")],
	[paths.blogs]: [paths.blogDetails("")],
	[paths.contact]: [paths.getStarted],
	[paths.careers]: [paths.careersDetails("")],
};

/** The entries of a group; undefined for a link. */
export function entriesOf({ entries }: MenuEntry): readonly MenuEntry[] | undefined {
	return entries && entries.length > 0 ? entries : undefined;
}

/** Returns the address to which a link leads. */
export const addressOf = ({ page, address = "" }: MenuLink) => page ?? address;

/** Tells whether the page at `pathname` belongs to this entry of the menu. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
	const below = entriesOf(entry);
	if (below) return below.some((each) => isActive(each, pathname));
	const page = addressOf(entry);
	return (
		pathname === page ||
		(belonging[page] ?? []).some(
			(path) => pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`),
		)
	);
}
