import type { FastifyReply } from "fastify";

/** Many applicants of one school may share an address. */
export const attempts = { rateLimit: { max: 60, timeWindow: "10 minutes" } };

const retryAfterSeconds = 5;

export const refuse = (message: string) => ({ status: false as const, message });
export const unknownToken = refuse("No application belongs to this address, or the address has expired.");
export const nothingDue = refuse("No fee is due for this application.");
export const checkingWords = "We are checking with the bank. Do not pay again.";

/** The provider is out of reach, or no payments are taken. */
export function notYet(reply: FastifyReply) {
	return reply.code(503).header("retry-after", retryAfterSeconds).send({
		status: false,
		message:
			"The payment provider cannot be reached right now. Your application is safe. Please try again in a minute.",
	});
}
