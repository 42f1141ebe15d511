import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { GalleryFields } from "./gallery.ts";

export const galleryOffice: OfficeWords<GalleryFields> = {
	names: { many: "Gallery", one: "gallery item" },
	fields: {
		title: { label: "Title" },
		date: { label: "Date", hint: "Items are listed by this day, newest first." },
		credit: { label: "Credit", hint: "Who drew, photographed or filmed it." },
		video: { label: "Film", hint: "The key of a film that the picture starts. Empty for a picture alone." },
		...pictureWords,
	},
	groups: [pictureGroup],
};
