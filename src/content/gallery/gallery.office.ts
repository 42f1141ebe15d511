import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { GalleryFields } from "./gallery.ts";

export const galleryOffice: OfficeWords<GalleryFields> = {
	names: { many: "Gallery", one: "gallery item" },
	fields: {
		title: { label: "Title" },
		date: { label: "Date", hint: "Items are listed by this day, newest first." },
		credit: { label: "Credit", hint: "Who drew, photographed or filmed it." },
		video: {
			label: "Video",
			hint: "The key of a video that plays when visitors press the photo. Leave blank for a photo only.",
		},
		...pictureWords,
	},
	groups: [pictureGroup],
};
