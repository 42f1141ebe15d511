import { z } from "zod";
import { type ApiItem, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { type AnnouncementFields, announcementKinds, readLink } from "./announcements.ts";

const schema = z.object({
	...apiKeys,
	kind: z.enum(announcementKinds).describe("The home page shows admissions before all others"),
	pinned: z.boolean().describe("Shown before all others"),
	title: z.string(),
	image: apiImage,
	description: apiMarkdown,
	announcementlink: z.string().nullable().describe("http or https; null where it leads nowhere"),
});

export const announcementItem: ApiItem<AnnouncementFields, typeof schema> = {
	schema,
	serialize: ({ id, slug, kind, pinned, title, picture, description, link }) => ({
		id,
		primaryId: slug,
		kind,
		pinned: pinned === 1,
		title,
		image: pictureUrl(picture),
		description,
		announcementlink: readLink(link) ?? null,
	}),
};
