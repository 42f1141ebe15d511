import { z } from "zod";

/** How a kind's records travel: their schema under the names of the contract, and a record put under those names. */
export type Wire<Row, Schema extends z.ZodType = z.ZodType> = { schema: Schema; from: (row: Row) => z.input<Schema> };

export const keysOnWire = {
	id: z.int().describe("The integer key"),
	primaryId: z.string().describe("The readable key, as it stands in addresses"),
};
export const dayOnWire = z.string().meta({ format: "date" }).describe("A calendar day in Asia/Kolkata, YYYY-MM-DD");
export const imageOnWire = z.string().describe("An absolute path on this site");
export const markdownOnWire = z
	.string()
	.describe("Markdown as its author wrote it: render it before showing it, and sanitise what that gives");
