import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { PublicationFields } from "./publications.ts";

export const publicationOffice: OfficeWords<PublicationFields> = {
	names: { many: "Publications", one: "publication" },
	fields: {
		title: { label: "Title" },
		author: { label: "Author", hint: "Who wrote it." },
		date: { label: "Date", hint: "Publications are listed by this day, newest first." },
		description: { label: "Text" },
		...pictureWords,
	},
	groups: [pictureGroup],
	excerpts: [{ field: "description", where: "Where it is shared", cut: cuts.summary }],
};
