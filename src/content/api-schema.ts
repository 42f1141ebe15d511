import { z } from "zod";
import type { furtherPictures } from "#src/fields/field-schemas.ts";
import { westernDigits } from "#src/formatting/typed-text.ts";
import type { Keys } from "./content-type.ts";
import { pictureUrl } from "./picture.ts";

/**
 * Form in which the API publishes a record: the schema under the contract's names, and the function that applies them.
 */
export type ApiItem<Fields, Schema extends z.ZodType> = {
	schema: Schema;
	serialize: (record: Fields & Keys, today: string) => z.input<Schema>;
};

export const apiKeys = {
	id: z.int().describe("ID of the item. It never changes"),
	primaryId: z.string().describe("Readable key of the item, as in the URL of its page: `rain-on-tin`"),
};
export const apiDay = z.string().meta({ format: "date" }).describe("Date in IST, YYYY-MM-DD");
export const apiImage = z.string().describe("Path of the image on this site, such as `/media/photo-12-1-960.webp`");
/** Further pictures of a record. */
export const apiPictures = z
	.array(z.object({ image: apiImage, caption: z.string().describe("Empty if there isn’t one") }))
	.describe("More images, in the order of the page");

export const apiPicturesOf = (pictures: z.output<typeof furtherPictures>) =>
	pictures.map(({ picture, caption }) => ({ image: pictureUrl(picture), caption }));

export const apiMarkdown = z
	.string()
	.describe("Text in Markdown, as its author wrote it. Render it, and sanitise the HTML before you show it");

/** A whole number within limits, as a query parameter. */
export function wholeParameter(min: number, max: number, message: string) {
	const digits = (value: unknown) =>
		typeof value === "string" && /^\p{Nd}+$/u.test(value) ? Number(westernDigits(value)) : value;
	return z.preprocess(digits, z.int(message).min(min, message).max(max, message));
}
