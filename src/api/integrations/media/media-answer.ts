import { z } from "zod";
import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { mediaKinds } from "#src/content/media/media-key.ts";
import { shownKeys } from "#src/content/media/shown-keys.ts";
import { pictureUrl } from "#src/content/picture.ts";

const keys = z.object({
	landscape: z.string().optional().describe("For all other images"),
	portrait: z.string().optional().describe("For people"),
	poster: z.string().optional().describe("For announcements"),
	film: z.string().optional().describe("For videos"),
	document: z.string().optional().describe("For PDFs"),
});

/** An item of the library, as the API describes it. */
export const mediaSchema = z.object({
	id: z.int().describe("The item’s number in the library"),
	kind: z.enum(mediaKinds).describe("What the file is"),
	title: z.string().describe("Its name in the library"),
	alt: z.string().describe("The alternative text"),
	decorative: z.boolean().describe("Decorative, so it needs no alternative text"),
	credit: z.string().describe("Who made it. Empty if unknown"),
	state: z
		.enum(["incomplete", "queued", "ready", "failed"])
		.describe(
			"`queued`: its sizes are being made. `incomplete`: a video without poster or captions, which the office adds",
		),
	problem: z.string().nullable().describe("Why it failed"),
	needs_alt: z.boolean().describe("Someone has to write an alternative text"),
	keys: keys.nullable().describe("The value to put in content fields. `null` until it’s ready"),
	path: z.string().nullable().describe("Address of an image within a text. `null` until it’s ready, and for documents"),
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
