import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { formatShort } from "#src/calendar/format.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { newsItem } from "./news.api.ts";
import { newsOffice } from "./news.office.ts";
import { categoryKey, newsFields } from "./news.ts";

const filters = z.object({
	category: z.string().max(60).optional().describe("Only news of this category, case-insensitive"),
});

export const newsType = defineContentType({
	table: "news",
	fields: newsFields,
	office: newsOffice,
	baseSlug: ({ title }) => title,
	derive: ({ category }) => ({ category_key: categoryKey(category) }),
	list: ({ category }: { category?: string | undefined }) => [
		newestFirst("date", category === undefined ? [] : [["category_key", "=", categoryKey(category)]]),
	],
	api: {
		name: "news",
		itemsPerPage: 15,
		latest: { path: apiPaths.newsLimited, itemsPerPage: 3 },
		filters,
		...newsItem,
	},
	page: {
		address: paths.newsDetails,
		key: "slug",
		changedOn: "date",
		shareText: ({ title, date }) => ({ title, label: `News, ${formatShort(date)}` }),
	},
	feed: {
		path: paths.feed("news"),
		page: paths.news,
		title: (school) => `News from ${school}`,
		entry: ({ title, date, author, category, description }) => ({
			title,
			date,
			...(author !== null && { author }),
			category,
			description,
		}),
	},
});
