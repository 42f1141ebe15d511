import * as apiPaths from "#src/api-paths.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { galleryItem } from "./gallery.api.ts";
import { galleryOffice } from "./gallery.office.ts";
import { galleryFields } from "./gallery.ts";

export const galleryType = defineContentType({
	table: "gallery",
	fields: galleryFields,
	office: galleryOffice,
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: { name: "gallery", aliases: [apiPaths.gallery], itemsPerPage: 15, ...galleryItem },
});
