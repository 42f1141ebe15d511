import { z } from "zod";

/** What every refusal looks like. A route describes its own cause; the API document has the common ones. */
export const refusal = z.object({
	status: z.literal(false),
	message: z.string().describe("The cause, as a sentence for people"),
	errors: z.record(z.string(), z.string()).optional().describe("A sentence for each wrong field, by its name"),
});

/** Wraps what an answer carries: `{status: true, data}`. */
export function success<Data extends z.ZodType>(data: Data) {
	return z.object({ status: z.literal(true), message: z.string().optional(), data });
}
