import { z } from "zod";
import { filmUrl, pictureUrl } from "../picture.ts";
import { imageOnWire, keysOnWire, type Wire } from "../wire.ts";
import type { GalleryItem } from "./gallery.ts";

const schema = z.object({
	...keysOnWire,
	title: z.string(),
	image: imageOnWire,
	video: z.string().optional().describe("An absolute path on this site; left out where there is no film"),
});

export const galleryOnWire: Wire<GalleryItem, typeof schema> = {
	schema,
	from: ({ id, slug, title, picture, video }) => ({ id, primaryId: slug, title, image: pictureUrl(picture), ...(video && { video: filmUrl(video) }) }),
};
