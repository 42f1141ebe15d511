import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { course } from "#src/site/head/structured-course.ts";
import { breadcrumbs, type Site } from "#src/site/head/structured-data.ts";

type Programme = {
	path: string;
	programme: { title: string; lead: string };
	/** Record of the programme: the degree is its credential, and the years its length. */
	outline: Pick<ProgrammeOutline, "degree" | "years"> | undefined;
};

/** Structured data of a programme: the course and its breadcrumbs. */
export function aboutProgramme(site: Site, { path, programme: { title, lead }, outline }: Programme): object[] {
	return [
		...(outline
			? [
					course(site, {
						path,
						name: title,
						description: lead,
						credential: outline.degree,
						duration: `P${outline.years}Y`,
					}),
				]
			: []),
		breadcrumbs(site, [{ label: title, to: path }]),
	];
}
