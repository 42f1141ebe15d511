import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { publicationItem } from "./publications.api.ts";
import { publicationOffice } from "./publications.office.ts";
import { publicationFields } from "./publications.ts";

export const publicationType = defineContentType({
	table: "publications",
	fields: publicationFields,
	office: publicationOffice,
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: { name: "publications", itemsPerPage: 10, ...publicationItem },
	page: {
		address: (slug) => `/publication-details/${slug}`,
		key: "slug",
		changedOn: "date",
		shareText: ({ title, author }) => ({ title, label: `Publications, ${author}` }),
	},
	feed: {
		path: paths.feed("publications"),
		page: "/publications",
		title: (school) => `Publications of ${school}`,
		entry: ({ title, author, date, description }) => ({ title, author, date, description }),
	},
});
