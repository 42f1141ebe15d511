import type { FastifyInstance, FastifyReply } from "fastify";
import { feeKindOf } from "#src/admissions/applications/access-token.server.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import type { TokenScope } from "#src/admissions/applications/token-scope.ts";
import { refusal } from "#src/api/envelope.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { paymentRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Dependencies of the payment routes. */
export type PaymentApi = PaymentContext & {
	db: Db;
	/** Null when no payments are taken. */
	gateway: PaymentGateway | null;
	/** The application that a token opens, or a fee of which, or null. */
	findApplication: (token: string) => Promise<PayableApplication | null>;
	/** Shown by the checkout. */
	schoolName: string;
	readonly schoolMessages?: SchoolMessages;
};

type PayableApplication = {
	id: number;
	reference: string;
	name: string;
	email: string;
	phone_no: string;
	stage: Stage;
	/** Scope that the token opens. Anyone who holds a payer's token may not see how to reach the applicant. */
	scope: TokenScope;
};

/** The application of a token and which of its fees is meant; null also for the other fee than a payer's link opens. */
export async function findFeeOf(
	{ findApplication }: PaymentApi,
	{ application: token, fee }: { application: string; fee?: FeeKind | undefined },
) {
	const application = await findApplication(token);
	if (!application) return null;
	const only = feeKindOf(application.scope);
	if (only && fee && fee !== only) return null;
	return { application, kind: only ?? fee ?? "application" };
}

export const tags = ["Payment"];

export const noApplication = refusal.describe("No application matches this token, or the token has expired");

/** Generous, since many applicants of one school may share an address. */
export const rateLimited = { rateLimit: { max: 60, timeWindow: "10 minutes" } };

const retryAfterSeconds = 5;

export const refuse = (message: string) => ({ status: false as const, message });
/** Returns the messages for a payer, as the school has them now. */
export const paymentMessages = ({ schoolMessages }: Pick<PaymentApi, "schoolMessages">) =>
	messagesIn(paymentRefusalMessages, schoolMessages);

/** The provider does not answer, or no payments are taken. */
export function sendUnavailable(reply: FastifyReply, api: PaymentApi) {
	const message = paymentMessages(api).unavailable;
	return reply.code(503).header("retry-after", retryAfterSeconds).send({ status: false, message });
}

/** Responses depend on a token, so nothing may cache them. */
export function forbidCaching(app: FastifyInstance) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
}
