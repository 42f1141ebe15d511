import { z } from "zod";
import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { mediaKinds } from "#src/content/media/media-key.ts";
import { shownKeys } from "#src/content/media/shown-keys.ts";
import { pictureUrl } from "#src/content/picture.ts";

const keys = z.object({
	landscape: z.string().optional().describe("For content fields with a landscape photo"),
	portrait: z.string().optional().describe("For content fields with a portrait"),
	poster: z.string().optional().describe("For announcements"),
	film: z.string().optional().describe("For content fields with a video"),
	document: z.string().optional().describe("For content fields with a PDF"),
	font: z.string().optional().describe("For the heading font, set in the office under Identity"),
});

/** An item of the library, as the API describes it. */
export const mediaSchema = z.object({
	id: z.int().describe("The item’s number in the library"),
	kind: z
		.enum(mediaKinds)
		.describe("`picture`: a photo or drawing. `film`: a video. `document`: a PDF. `font`: a typeface"),
	title: z.string().describe("Title in the library"),
	alt: z.string().describe("The alternative text. Empty if there is none"),
	decorative: z.boolean().describe("`true` if it needs no alternative text"),
	credit: z.string().describe("Name of the artist, photographer or film-maker. Empty if unknown"),
	state: z
		.enum(["incomplete", "queued", "ready", "failed"])
		.describe(
			"`queued`: its sizes are being created. `ready`: can be used. `incomplete`: a video without poster or captions, " +
				"which are added in the office. `failed`: see `problem`",
		),
	problem: z.string().nullable().describe("Reason for the state `failed`. `null` otherwise"),
	needs_alt: z.boolean().describe("`true` if it isn’t decorative and has no alternative text"),
	keys: keys.nullable().describe("Values for content fields, by shape. `null` until `state` is `ready`"),
	path: z.string().nullable().describe("Path for an image in Markdown. `null` until it’s ready, and for other kinds"),
});

export function mediaAnswer(item: MediaItem): z.input<typeof mediaSchema> {
	const { id, kind, title, alt, decorative, credit, target } = item;
	const keys = shownKeys(item) ?? null;
	return {
		id,
		kind,
		title,
		alt,
		decorative,
		credit,
		state: target.state,
		problem: target.problem,
		needs_alt: needsAlt(item),
		keys: keys,
		path: keys?.landscape ? pictureUrl(keys.landscape) : null,
	};
}
