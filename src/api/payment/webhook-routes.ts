import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refusal } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { receiveWebhook } from "#src/payment/confirm/webhook.server.ts";
import { forbidCaching, type PaymentApi, paymentMessages, tags } from "./payment-responses.ts";

const deliveredSchema = z.object({ status: z.literal(true).describe("`true` for every success") });

/** The provider's webhook: its signature is verified on the raw body, so nothing parses it before. */
export async function webhookRoutes(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway } = options;
	forbidCaching(app);
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
	app.post(
		apiPaths.paymentWebhook,
		{
			config: { crossSite: true },
			schema: {
				tags,
				summary: "Receive a payment event",
				description: "For the payment provider only. The header `x-razorpay-signature` signs the body.",
				consumes: ["application/json"],
				response: {
					200: deliveredSchema.describe("The event is stored"),
					400: refusal.describe("The signature doesn’t match the body"),
					503: refusal,
				},
			},
		},
		async (request, reply) => {
			if (!gateway) return reply.code(503).send({ status: false, message: paymentMessages(options).paymentsOff });
			const delivery = {
				rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
				signature: header(request.headers["x-razorpay-signature"]) ?? "",
				eventId: header(request.headers["x-razorpay-event-id"]),
			};
			const outcome = await receiveWebhook(db, gateway, delivery, options);
			if (outcome === "forged") {
				request.log.warn("webhook rejected: invalid signature");
				return reply.code(400).send({ status: false, message: paymentMessages(options).signatureWrong });
			}
			return { status: true };
		},
	);
}

function header(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value[0] : value;
}
