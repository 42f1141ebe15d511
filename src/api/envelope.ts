import { z } from "zod";

/** An application number, as answers have it. */
export const reference = z.string().describe("Application number, such as DSA-27-B-000123");

/** Shape of every refusal. A route describes its own cause; the API document has the common ones. */
export const refusal = z.object({
	status: z.literal(false).describe("`false` for every error"),
	message: z.string().describe("The cause, as a sentence for people"),
	errors: z.record(z.string(), z.string()).optional().describe("A sentence for each wrong field, by its name"),
});

/** The success of an operation that only confirms. */
export const confirmed = z.object({
	status: z.literal(true).describe("`true` for every success"),
	message: z.string().describe("What was done, as a sentence for people"),
});

/** Wraps what an answer carries: `{status: true, data}`. */
export function success<Data extends z.ZodType>(data: Data) {
	return z.object({
		status: z.literal(true).describe("`true` for every success"),
		message: z.string().optional().describe("What was done, as a sentence for people"),
		data: data.description === undefined ? data.describe("The result of the operation") : data,
	});
}
