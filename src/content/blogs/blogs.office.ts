import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
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
};
