import { z } from "zod";
import type { Keys } from "./content-type.ts";

/** How the API publishes a record: the schema under the contract's names, and the function that applies them. */
export type ApiItem<Fields, Schema extends z.ZodType> = {
	schema: Schema;
	serialize: (record: Fields & Keys, today: string) => z.input<Schema>;
};

export const apiKeys = {
	id: z.int().describe("The integer key"),
	primaryId: z.string().describe("The readable key, as used in addresses"),
};
export const apiDay = z.string().meta({ format: "date" }).describe("A calendar day in Asia/Kolkata, YYYY-MM-DD");
export const apiImage = z.string().describe("An absolute path on this site");
export const apiMarkdown = z
	.string()
	.describe("Markdown as its author wrote it: render it before showing it, and sanitise what that gives");

/** A whole number within limits, as a query parameter. */
export function wholeParameter(min: number, max: number, message: string) {
	const digits = (value: unknown) => (typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
	return z.preprocess(digits, z.int(message).min(min, message).max(max, message));
}
