import { z } from "zod";
import { type ApiItem, apiImage, apiKeys } from "#src/content/api-schema.ts";
import { filmUrl, pictureUrl } from "#src/content/picture.ts";
import type { GalleryFields } from "./gallery.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Caption of the image or video"),
	image: apiImage,
	credit: z.string().optional().describe("Who drew, photographed or filmed it. Left out if unknown"),
	video: z.string().optional().describe("Path of the video on this site. Left out if there isn’t one"),
});

export const galleryItem: ApiItem<GalleryFields, typeof schema> = {
	schema,
	serialize: ({ id, slug, title, picture, credit, video }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		...(credit && { credit }),
		...(video && { video: filmUrl(video) }),
	}),
};
