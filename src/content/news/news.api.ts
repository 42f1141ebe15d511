import { z } from "zod";
import { dayOnWire, imageOnWire, keysOnWire, markdownOnWire, type Wire } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { News } from "./news.ts";

const schema = z.object({
	...keysOnWire,
	title: z.string(),
	image: imageOnWire,
	date: dayOnWire,
	place: z.string(),
	category: z.string(),
	description: markdownOnWire,
});

export const newsOnWire: Wire<News, typeof schema> = {
	schema,
	from: ({ id, slug, title, picture, date, place, category, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		place,
		category,
		description,
	}),
};
