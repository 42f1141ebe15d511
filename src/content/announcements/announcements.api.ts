import { z } from "zod";
import { imageOnWire, keysOnWire, markdownOnWire, type Wire } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { type Announcement, readLink } from "./announcements.ts";

const schema = z.object({
	...keysOnWire,
	title: z.string(),
	image: imageOnWire,
	description: markdownOnWire,
	announcementlink: z.string().nullable().describe("http or https; null where it leads nowhere"),
});

export const announcementOnWire: Wire<Announcement, typeof schema> = {
	schema,
	from: ({ id, slug, title, picture, description, link }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		description,
		announcementlink: readLink(link) ?? null,
	}),
};
