import { z } from "zod";
import { type ApiItem, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { type AnnouncementFields, announcementKinds, readLink } from "./announcements.ts";

const schema = z.object({
	...apiKeys,
	kind: z
		.enum(announcementKinds)
		.describe("On the home page, announcements of kind `admissions` come first, after pinned ones"),
	pinned: z.boolean().describe("Pinned announcements come before all others"),
	title: z.string().describe("Headline"),
	image: apiImage,
	description: apiMarkdown,
	announcementlink: z.string().nullable().describe("An http or https address. `null` if it has no link"),
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
