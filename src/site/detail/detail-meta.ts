import { pictureUrl } from "#src/content/picture.ts";
import { type MetaArguments, pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, type DatedRecord, type Site } from "#src/site/head/structured-data.ts";
import type { Crumb } from "./detail-head.tsx";

type DetailMeta = {
	/** The list that the record belongs to. */
	list: Crumb;
	/** Title and description for an address without a record. */
	missing: { title?: string; description: string };
	article?: boolean;
	/** Returns what the page is about, as structured data. */
	about: (site: Site, record: DatedRecord) => object;
};

type DetailRecord = { title: string; date: string; picture: string; path: string; summary: string };

/** The meta of a page that `loadDetail` has loaded. */
export function detailMeta(
	args: MetaArguments,
	record: DetailRecord | undefined,
	{ list, missing, article = false, about }: DetailMeta,
) {
	if (!record) return pageMeta(args, { title: "No Data", ...missing, unlisted: true });
	const { title, date, path, summary: description } = record;
	const dated = { title, date, description, picture: pictureUrl(record.picture), path };
	return pageMeta(args, {
		title,
		description,
		path,
		article,
		about: (site) => [about(site, dated), breadcrumbs(site, [list, { label: title, to: path }])],
	});
}
