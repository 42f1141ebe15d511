import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refusal } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { settleReturn } from "#src/payment/confirm/browser-return.server.ts";
import { receiveWebhook } from "#src/payment/confirm/webhook.server.ts";
import { findFeeByOrder } from "#src/payment/fee/fee.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { returnedForm } from "./payment.schema.ts";

export type ProviderCalls = PaymentContext & {
	db: Db;
	/** Null when no payments are taken. */
	gateway: PaymentGateway | null;
};

const tags = ["Payment"];
/** The payer closed the checkout before paying. */
const cancelled = z.object({ "error[reason]": z.literal("payment_cancelled") });
const delivered = z.object({ status: z.literal(true) });

/** What the provider calls, or sends a browser to. Neither carries a cookie or a token: the order's id tells which fee it is about. */
export async function providerCalls(app: FastifyInstance, { db, gateway, now, onPaid, log }: ProviderCalls) {
	const calls = { db, gateway, now, onPaid, log };
	await app.register(webhook, calls);
	await app.register(callback, calls);
}

async function webhook(app: FastifyInstance, options: ProviderCalls) {
	const { db, gateway } = options;
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
	app.post(
		apiPaths.paymentWebhook,
		{
			config: { crossSite: true },
			schema: {
				tags,
				summary: "The provider tells of a payment (signed)",
				consumes: ["application/json"],
				response: { 200: delivered, 400: refusal, 503: refusal },
			},
		},
		async (request, reply) => {
			if (!gateway) return reply.code(503).send({ status: false, message: "Payments are switched off." });
			const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
			const delivery = {
				rawBody,
				signature: header(request.headers["x-razorpay-signature"]) ?? "",
				eventId: header(request.headers["x-razorpay-event-id"]),
			};
			const outcome = await receiveWebhook(db, gateway, delivery, options);
			if (outcome === "forged") {
				request.log.warn("a webhook with a wrong signature was refused");
				return reply.code(400).send({ status: false, message: "The signature is wrong." });
			}
			if (outcome === "unreadable") request.log.error("a signed webhook is not in the contract");
			return { status: true };
		},
	);
}

/** Where the checkout sends browsers that cannot show it in a frame; a form, so a reader without scripts arrives too. */
async function callback(app: FastifyInstance, options: ProviderCalls) {
	const { db, gateway } = options;
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.post(
		apiPaths.paymentCallback,
		{
			config: { crossSite: true, rateLimit: { max: 60, timeWindow: "10 minutes" } },
			schema: {
				tags,
				summary: "The checkout sends the browser back",
				consumes: ["application/x-www-form-urlencoded"],
				response: { 303: z.null() },
			},
		},
		async (request, reply) => {
			const form = returnedForm.safeParse(request.body);
			if (cancelled.safeParse(request.body).success) return reply.redirect(paths.cancel, 303);
			const fee = form.success && (await findFeeByOrder(db, form.data.razorpay_order_id));
			if (!gateway || !form.success || !fee) return reply.redirect(paths.failure, 303);
			const { razorpay_payment_id: paymentId, razorpay_signature: signature } = form.data;
			const settled = await settleReturn(db, gateway, fee, { paymentId, signature }, options);
			if (settled.ok && (settled.state === "paid" || settled.state === "refunded"))
				return reply.redirect(paths.success, 303);
			return reply.redirect(settled.ok && settled.checking ? `${paths.success}?checking=1` : paths.failure, 303);
		},
	);
}

function header(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value[0] : value;
}
