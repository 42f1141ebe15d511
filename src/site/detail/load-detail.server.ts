import type { ContentType, Keys } from "#src/content/content-type.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import type { Cut } from "#src/fields/field-labels.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";

const sideListLength = 10;

type DetailFields = {
	title: string;
	date: string;
	picture: string;
	picture_alt: string;
	caption: string;
	description: string;
};

type DetailOptions<Fields, Details> = {
	key: string;
	pathOf: (keys: Keys) => string;
	/** The excerpts of the side list. */
	excerpt: Cut;
	/**
	 * Returns what the page shows besides the title, date, picture and text. @param text the description without its
	 * markup
	 */
	show: (record: Fields & Keys, text: string) => Details | Promise<Details>;
};

/** The loader of a news item's, an event's or a blog post's page: the record, and the first ten of its list. */
export function loadDetail<Fields extends DetailFields, Details extends object>(
	services: SiteServices,
	type: ContentType<string, Fields>,
	{ key, pathOf, excerpt, show: showDetails }: DetailOptions<Fields, Details>,
) {
	const { db, now } = services;
	return recordResult(services, {
		type,
		key,
		async show(record) {
			const { title, date, picture, picture_alt, caption, description } = record;
			const text = plainText(description);
			return {
				path: pathOf(record),
				title,
				date,
				picture,
				picture_alt,
				caption,
				summary: firstWords(text, cuts.summary.words),
				html: renderMarkdown(description, 2),
				...(await showDetails(record, text)),
			};
		},
		async listSide() {
			const query = { page: 1, itemsPerPage: sideListLength, now: now() };
			const { items } = await listRecords(db, type, query);
			return items.map((record) => ({
				to: pathOf(record),
				title: record.title,
				picture: record.picture,
				excerpt: firstWords(plainText(record.description), excerpt.words, excerpt.ellipsis),
			}));
		},
	});
}
