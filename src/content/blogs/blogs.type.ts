import { z } from "zod";
import { apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { captionedGroup, captionLabels, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { authorOf, blogFields } from "./blogs.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Title of the post"),
	image: apiImage,
	date: apiDay.describe("Date of the post, YYYY-MM-DD in IST"),
	author: z.string().describe("`Admin` if the post names no author"),
	description: apiMarkdown,
});

export const blogType = defineContentType({
	table: "blogs",
	fields: blogFields,
	office: {
		names: { many: "Blogs", one: "blog post" },
		fields: {
			title: { label: "Title" },
			date: { label: "Date", hint: "Posts are listed by this day, newest first." },
			author: {
				label: "Author",
				hint: "To link to a profile, spell the name as on the staff page. Leave blank for “Admin”.",
			},
			description: { label: "Text" },
			...pictureLabels,
			caption: captionLabels,
		},
		groups: [captionedGroup],
	},
	translated: ["title", "picture_alt", "caption", "description"],
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: {
		name: "blogs",
		itemsPerPage: 10,
		schema,
		serialize: ({ id, slug, title, picture, date, author, description }) => ({
			id,
			primaryId: slug,
			title,
			image: pictureUrl(picture),
			date,
			author: authorOf({ author }),
			description,
		}),
	},
	page: {
		address: paths.blogDetails,
		key: "id",
		changedOn: "date",
		shareText: ({ title, author }) => ({ title, label: author ? `Blog, ${author}` : "Blog" }),
	},
	feed: {
		path: paths.feed("blogs"),
		page: paths.blogs,
		title: (school) => `Blogs at ${school}`,
		entry: ({ title, date, author, description }) => ({ title, date, author: authorOf({ author }), description }),
	},
});
