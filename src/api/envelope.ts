import { z } from "zod";

/** What every refusal looks like; `errors` has one sentence per field. */
export const refusal = z
	.object({ status: z.literal(false), message: z.string(), errors: z.record(z.string(), z.string()).optional() })
	.describe("Refused, with the reason in words");

/** Wraps what an answer carries: `{status: true, data}`. */
export function success<Data extends z.ZodType>(data: Data) {
	return z.object({ status: z.literal(true), message: z.string().optional(), data });
}
