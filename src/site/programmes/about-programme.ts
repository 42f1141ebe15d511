import { course } from "#src/site/head/structured-course.ts";
import { breadcrumbs, type Site } from "#src/site/head/structured-data.ts";

type Programme = {
	path: string;
	programme: { title: string; lead: string };
	credential: string;
	/** ISO 8601: "P5Y". */
	duration: string;
};

/** Structured data of a programme: the course and its breadcrumbs. */
export function aboutProgramme(
	site: Site,
	{ path, programme: { title, lead }, credential, duration }: Programme,
): object[] {
	return [
		course(site, { path, name: title, description: lead, credential, duration }),
		breadcrumbs(site, [{ label: title, to: path }]),
	];
}
