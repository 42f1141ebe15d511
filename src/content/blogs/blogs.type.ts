import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { blogItem } from "./blogs.api.ts";
import { blogOffice } from "./blogs.office.ts";
import { authorOf, blogFields } from "./blogs.ts";
export const blogType = defineContentType({
	table: "blogs",
	fields: blogFields,
	office: blogOffice,
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: { name: "blogs", itemsPerPage: 10, ...blogItem },
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
