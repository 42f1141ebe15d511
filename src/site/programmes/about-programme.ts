import type { ProductProgramme } from "#src/school/admissions.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import { course } from "#src/site/head/structured-course.ts";
import { breadcrumbs, type Site } from "#src/site/head/structured-data.ts";
import { programmePages } from "#src/site/school/programme-pages.ts";

/**
 * Structured data of a programme: the course, with the degree and length of its record, and its breadcrumbs. A
 * programme that the school doesn't offer has no record, and is no course.
 */
export function aboutProgramme(
	site: Site,
	{ programmes }: SchoolTexts["outlines"],
	key: ProductProgramme,
	{ title, lead }: { title: string; lead: string },
): object[] {
	const path = programmePages[key].page;
	const courses = programmes
		.filter((outline) => outline.key === key)
		.map(({ degree, years }) =>
			course(site, { path, name: title, description: lead, credential: degree, duration: `P${years}Y` }),
		);
	return [...courses, breadcrumbs(site, [{ label: title, to: path }])];
}
