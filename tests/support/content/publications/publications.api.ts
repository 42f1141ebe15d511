import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { PublicationFields } from "./publications.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	author: z.string(),
	date: apiDay,
	image: apiImage,
	description: apiMarkdown,
});

export const publicationItem: ApiItem<PublicationFields, typeof schema> = {
	schema,
	serialize: ({ slug, picture, picture_alt: _, ...publication }) => ({
		...publication,
		primaryId: slug,
		image: pictureUrl(picture),
	}),
};
