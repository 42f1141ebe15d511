import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { NewsFields } from "./news.ts";

export const newsOffice: OfficeWords<NewsFields> = {
	names: { many: "News", one: "news item" },
	fields: {
		title: { label: "Title", hint: "What happened, in one line." },
		date: { label: "Date", hint: "News is listed by this day, newest first." },
		category: { label: "Category", hint: "One word, such as Studio. The page of news can be filtered by it." },
		place: { label: "Place", hint: "Where it happened." },
		author: { label: "Author", hint: "Leave blank if the school is the author." },
		description: { label: "Text" },
		...pictureWords,
	},
	groups: [pictureGroup],
};
