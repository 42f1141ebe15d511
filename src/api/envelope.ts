import { z } from "zod";
import { mailLimits } from "#src/mail/limit/count-mail.server.ts";

/** An application number, as answers have it. */
export const reference = z.string().describe("Application number, such as `DSA-27-B-000123`");

/** Shape of every refusal. A route describes its own cause; the API document has the common ones. */
export const refusal = z.object({
	status: z.literal(false).describe("`false` for every error"),
	message: z.string().describe("Cause of the error, to show to users"),
	errors: z
		.record(z.string(), z.string())
		.optional()
		.describe("Reason for each invalid field or header, keyed by its name"),
});

const perHour = mailLimits.contact.max;

/** Cause of a 429 of operations that send a link, for the API document. */
export const tooManyEmails =
	`More than ${perHour} emails in an hour to one recipient, or too many requests. ` +
	"Wait the number of seconds in `Retry-After`";

/** The success of an operation that only confirms. */
export const confirmed = z.object({
	status: z.literal(true).describe("`true` for every success"),
	message: z.string().describe("Outcome, to show to users"),
});

/**
 * Wraps the data of a response: `{status: true, data}`.
 * @param description of the data, and of the response where it has no own
 */
export function success<Data extends z.ZodType>(data: Data, description = data.description ?? "") {
	return z.object({
		status: z.literal(true).describe("`true` for every success"),
		message: z.string().optional().describe("Outcome, to show to users"),
		data: data.describe(description),
	});
}
