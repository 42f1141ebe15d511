import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { formatShort } from "#src/calendar/format.ts";
import { apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { captionedGroup, captionLabels, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { categoryKey, newsFields } from "./news.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Headline"),
	image: apiImage,
	date: apiDay.describe("Date of the news, YYYY-MM-DD in IST"),
	place: z.string().describe("Place where it happened"),
	category: z.string().describe("One word, such as Campus. Lists can be filtered by it"),
	author: z.string().optional().describe("Name of the author. Omitted if the school is the author"),
	description: apiMarkdown,
});

const filters = z.object({
	category: z.string().max(60).optional().describe("Only news of this category, case-insensitive"),
});

export const newsType = defineContentType({
	table: "news",
	fields: newsFields,
	office: {
		names: { many: "News", one: "news item" },
		fields: {
			title: { label: "Title", hint: "What happened, in one line." },
			date: { label: "Date", hint: "News is listed by this day, newest first." },
			category: { label: "Category", hint: "One word, such as Studio. Visitors can filter news by it." },
			place: { label: "Place", hint: "Where it happened." },
			author: { label: "Author", hint: "Leave blank if the school is the author." },
			description: { label: "Text" },
			...pictureLabels,
			caption: captionLabels,
		},
		groups: [captionedGroup],
	},
	translated: ["title", "place", "picture_alt", "caption", "description"],
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
		schema,
		serialize: ({ id, slug, title, picture, date, place, category, author, description }) => ({
			id,
			primaryId: slug,
			title,
			image: pictureUrl(picture),
			date,
			place,
			category,
			...(author !== null && { author }),
			description,
		}),
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
