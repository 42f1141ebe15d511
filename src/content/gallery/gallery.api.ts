import { z } from "zod";
import { type ApiItem, apiImage, apiKeys } from "#src/content/api-schema.ts";
import { filmUrl, pictureUrl } from "#src/content/picture.ts";
import type { GalleryFields } from "./gallery.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	image: apiImage,
	credit: z.string().optional().describe("Who drew, photographed or filmed it, where that is known"),
	video: z.string().optional().describe("An absolute path on this site; left out if there isn’t a video"),
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
