import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { BlogFields } from "./blogs.ts";

export const blogOffice: OfficeWords<BlogFields> = {
	names: { many: "Blogs", one: "blog post" },
	fields: {
		title: { label: "Title" },
		date: { label: "Date", hint: "Posts are listed by this day, newest first." },
		author: {
			label: "Author",
			hint: "To link to a profile, spell the name as on the staff page. Leave blank for “Admin”.",
		},
		description: { label: "Text" },
		...pictureWords,
	},
	groups: [pictureGroup],
	excerpts: [
		{ field: "description", where: "Next to other posts", cut: cuts.blogSideList },
		{ field: "description", where: "When shared", cut: cuts.summary },
	],
};
