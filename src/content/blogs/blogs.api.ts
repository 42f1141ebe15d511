import { z } from "zod";
import { dayOnWire, imageOnWire, keysOnWire, markdownOnWire, type Wire } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { authorOf, type Blog } from "./blogs.ts";

const schema = z.object({
	...keysOnWire,
	title: z.string(),
	image: imageOnWire,
	date: dayOnWire,
	author: z.string().describe("Admin where the post names nobody"),
	description: markdownOnWire,
});

export const blogOnWire: Wire<Blog, typeof schema> = {
	schema,
	from: ({ id, slug, title, picture, date, author, description }) => ({
		id,
		primaryId: slug,
		title,
		image: pictureUrl(picture),
		date,
		author: authorOf({ author }),
		description,
	}),
};
