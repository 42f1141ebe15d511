import { z } from "zod";
import { dayOnWire, imageOnWire, keysOnWire, markdownOnWire, type Wire } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { SchoolEvent } from "./events.ts";

const schema = z.object({
	...keysOnWire,
	title: z.string(),
	image: imageOnWire,
	date: dayOnWire,
	place: z.string(),
	description: markdownOnWire,
});

export const eventOnWire: Wire<SchoolEvent, typeof schema> = {
	schema,
	from: ({ id, slug, title, picture, date, place, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		place,
		description,
	}),
};
