import { z } from "zod";
import { apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { pictureGroup, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { publicationFields } from "./publications.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	author: z.string(),
	date: apiDay,
	image: apiImage,
	description: apiMarkdown,
});

export const publicationType = defineContentType({
	table: "publications",
	fields: publicationFields,
	office: {
		names: { many: "Publications", one: "publication" },
		fields: {
			title: { label: "Title" },
			author: { label: "Author", hint: "Who wrote it." },
			date: { label: "Date", hint: "Publications are listed by this day, newest first." },
			description: { label: "Text" },
			...pictureLabels,
		},
		groups: [pictureGroup],
	},
	translated: ["title", "picture_alt", "description"],
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: {
		name: "publications",
		itemsPerPage: 10,
		schema,
		serialize: ({ slug, picture, picture_alt: _, ...publication }) => ({
			...publication,
			primaryId: slug,
			image: pictureUrl(picture),
		}),
	},
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
