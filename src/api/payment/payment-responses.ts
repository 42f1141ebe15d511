import type { FastifyInstance, FastifyReply } from "fastify";
import type { TokenScope } from "#src/admissions/applications/application.table.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";

/** What the payment routes need. */
export type PaymentApi = PaymentContext & {
	db: Db;
	/** Null when no payments are taken. */
	gateway: PaymentGateway | null;
	/** The application whose fee a token opens, or null. */
	findApplication: (token: string) => Promise<PayableApplication | null>;
	/** Shown by the checkout. */
	schoolName: string;
};

type PayableApplication = {
	id: number;
	reference: string;
	name: string;
	email: string;
	phone_no: string;
	stage: Stage;
	/** What the token opens: "fee" is the payer's, who may not see how to reach the applicant. */
	scope: TokenScope;
};

export const tags = ["Payment"];

/** Generous, since many applicants of one school may share an address. */
export const rateLimited = { rateLimit: { max: 60, timeWindow: "10 minutes" } };

const retryAfterSeconds = 5;

export const refuse = (message: string) => ({ status: false as const, message });
export const unknownToken = refuse("No application belongs to this address, or the address has expired.");
export const nothingDue = refuse("No fee is due for this application.");

export const checkingMessage = "We are checking with the bank. Do not pay again.";

/** The provider does not answer, or no payments are taken. */
export function sendUnavailable(reply: FastifyReply) {
	return reply.code(503).header("retry-after", retryAfterSeconds).send({
		status: false,
		message:
			"The payment provider cannot be reached right now. Your application is safe. Please try again in a minute.",
	});
}

/** Responses depend on a token, so nothing may cache them. */
export function forbidCaching(app: FastifyInstance) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
}
