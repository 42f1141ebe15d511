import { z } from "zod";
import { imageOnWire, keysOnWire, type Wire } from "#src/content/api-schema.ts";
import { filmUrl, pictureUrl } from "#src/content/picture.ts";
import type { GalleryItem } from "./gallery.ts";

const schema = z.object({
	...keysOnWire,
	title: z.string(),
	image: imageOnWire,
	video: z.string().optional().describe("An absolute path on this site; left out where there is no film"),
});

export const galleryOnWire: Wire<GalleryItem, typeof schema> = {
	schema,
	from: ({ id, slug, title, picture, video }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		...(video && { video: filmUrl(video) }),
	}),
};
