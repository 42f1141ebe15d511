import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { apiImage, apiKeys } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { filmUrl, pictureUrl } from "#src/content/picture.ts";
import { pictureGroup, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import { galleryFields } from "./gallery.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Caption of the image or video"),
	image: apiImage,
	credit: z.string().optional().describe("Name of the artist, photographer or film-maker. Omitted if unknown"),
	video: z.string().optional().describe("Path of the video on this site. Omitted if there isn’t one"),
});

export const galleryType = defineContentType({
	table: "gallery",
	fields: galleryFields,
	office: {
		names: { many: "Gallery", one: "gallery item" },
		fields: {
			title: { label: "Title" },
			date: { label: "Date", hint: "Items are listed by this day, newest first." },
			credit: { label: "Credit", hint: "Who drew, photographed or filmed it." },
			video: {
				label: "Video",
				hint: "A video from the library that plays when visitors press the photo. Leave blank for a photo only.",
			},
			...pictureLabels,
		},
		groups: [pictureGroup],
	},
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: {
		name: "gallery",
		aliases: [apiPaths.gallery],
		itemsPerPage: 15,
		schema,
		serialize: ({ id, slug, title, picture, credit, video }) => ({
			id,
			primaryId: slug,
			title,
			image: pictureUrl(picture),
			...(credit && { credit }),
			...(video && { video: filmUrl(video) }),
		}),
	},
});
