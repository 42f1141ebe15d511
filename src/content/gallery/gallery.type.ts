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
	hand: z.string().optional().describe("Tool that a student drew it with. Omitted if it isn’t on the wall of drawings"),
	video: z.string().optional().describe("Path of the video on this site. Omitted if there isn’t one"),
});

const filters = z.object({
	wall: z.enum(["0", "1"]).optional().describe("`1`: only drawings on the wall of drawings. `0`: only the others"),
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
			hand: {
				label: "Drawn with",
				hint: "For a student’s drawing on the wall “Many hands”, such as charcoal. The wall shows it under the year of its date. Leave blank for anything else.",
			},
			...pictureLabels,
		},
		groups: [pictureGroup],
	},
	translated: ["title", "picture_alt", "hand"],
	baseSlug: ({ title }) => title,
	derive: ({ hand }) => ({ wall: hand ? 1 : 0 }),
	list: ({ wall }: { wall?: "0" | "1" | undefined }) => [
		newestFirst("date", wall === undefined ? [] : [["wall", "=", Number(wall)]]),
	],
	api: {
		name: "gallery",
		aliases: [apiPaths.gallery],
		itemsPerPage: 15,
		filters,
		schema,
		serialize: ({ id, slug, title, picture, credit, hand, video }) => ({
			id,
			primaryId: slug,
			title,
			image: pictureUrl(picture),
			...(credit && { credit }),
			...(hand && { hand }),
			...(video && { video: filmUrl(video) }),
		}),
	},
});
