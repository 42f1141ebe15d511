import { dayAtSchool } from "#src/calendar/day.ts";
import { type ContentType, type Keys, type RecordFields, recordPath } from "#src/content/content-type.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import type { PageSection } from "#src/content/own-pages/own-pages.ts";
import type { pageType } from "#src/content/own-pages/own-pages.type.ts";
import { captionsOf, filmFiles } from "#src/content/picture.ts";
import { findRecord } from "#src/content/records.server.ts";
import { renderMarkdown } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { SiteServices } from "#src/site/context.server.ts";

const latest = 4;

/** A page of the school's own with all that its sections show. */
export async function describePage(
	{ db, now }: Pick<SiteServices, "db" | "now">,
	page: RecordFields<typeof pageType> & Keys,
) {
	const sectionOf = async ({ text, film, people, list, ...section }: PageSection) => ({
		...section,
		html: text === null ? null : renderMarkdown(text, 2),
		film: film === null ? null : { ...filmFiles(film), captions: captionsOf(film) },
		// Pages from before this list have none.
		guides: section.guides ?? [],
		people: await readPeople(db, people),
		items: list === null ? [] : await readLatest(db, contentTypes[list] as ContentType, now()),
	});
	return { ...page, path: paths.ownPage(page.slug), sections: await Promise.all(page.sections.map(sectionOf)) };
}

async function readPeople(db: SiteServices["db"], slugs: readonly string[]) {
	const found = await Promise.all(slugs.map((slug) => findRecord(db, contentTypes.staff, slug)));
	return found.flatMap((person) =>
		person
			? [
					{
						name: person.name,
						designation: person.designation,
						picture: person.picture,
						to: paths.staffDetails(person.id),
					},
				]
			: [],
	);
}

async function readLatest(db: SiteServices["db"], type: ContentType, now: Date) {
	// Lists whose order depends on the day read the time; others leave it.
	const query: { page: number; itemsPerPage: number; now?: Date } = { page: 1, itemsPerPage: latest, now };
	const { items } = await listRecords(db, type, query);
	return items.map((record) => ({
		title: type.page?.shareText(record, dayAtSchool(now)).title ?? type.baseSlug(record),
		to: type.page ? recordPath(type.page, record) : paths.gallery,
	}));
}

export type OwnPageSection = NonNullable<Awaited<ReturnType<typeof describePage>>>["sections"][number];
