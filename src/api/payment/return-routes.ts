import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { settleReturn } from "#src/payment/confirm/browser-return.server.ts";
import { askNow } from "#src/payment/confirm/sync-now.server.ts";
import { findFee, readFee } from "#src/payment/fee/fee.server.ts";
import { askedPayment, byApplication, returnedPayment, settledPayment } from "./payment.schema.ts";
import type { PaymentApi } from "./payment.ts";
import { attempts, checkingWords, nothingDue, notYet, unknownToken } from "./payment-responses.ts";

const tags = ["Payment"];

/** What a payer's browser does after the checkout: it hands in what came back, or asks what became of a payment. */
export async function paymentReturn(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway, findApplication, now } = options;
	const typed = app.withTypeProvider<ZodTypeProvider>();
	const refusals = { 400: refusal, 404: refusal, 409: refusal, 422: refusal, 429: refusal, 503: refusal };

	typed.post(
		apiPaths.paymentReturn,
		{
			config: attempts,
			schema: {
				tags,
				summary: "Hand in what the checkout returned",
				body: returnedPayment,
				response: { 200: success(settledPayment), 202: success(settledPayment), ...refusals },
			},
		},
		async ({ body }, reply) => {
			const application = await findApplication(body.application);
			if (!application) return reply.code(404).send(unknownToken);
			const fee = await findFee(db, application.id);
			if (!fee) return reply.code(409).send(nothingDue);
			if (!gateway) return notYet(reply);
			const { reference } = fee;
			const settled = await settleReturn(
				db,
				gateway,
				fee,
				{ paymentId: body.razorpay_payment_id, signature: body.razorpay_signature },
				options,
			);
			if (!settled.ok) {
				return reply.code(400).send({
					status: false,
					message: `This payment could not be confirmed for ${reference}. If money has left your account, please write to us with this reference; do not pay again.`,
				});
			}
			const paymentId = settled.paymentId ?? body.razorpay_payment_id;
			if (settled.state === "paid" || settled.state === "refunded")
				return { status: true as const, data: { state: "paid" as const, reference, paymentId } };
			if (settled.checking)
				return reply
					.code(202)
					.send({ status: true, message: checkingWords, data: { state: "pending", reference, paymentId } });
			return reply.code(409).send({
				status: false,
				message: "The bank did not take this payment. Nothing is lost, and you can pay again.",
			});
		},
	);

	typed.post(
		apiPaths.paymentCheck,
		{
			config: { rateLimit: { max: 300, timeWindow: "10 minutes" } },
			schema: {
				tags,
				summary: "Ask the provider what became of a payment",
				body: byApplication,
				response: { 200: success(askedPayment), ...refusals },
			},
		},
		async ({ body }, reply) => {
			const application = await findApplication(body.application);
			if (!application) return reply.code(404).send(unknownToken);
			if (!gateway) return notYet(reply);
			const asked = await askNow(db, gateway, application.id, options);
			const fee = await readFee(db, application.id, now());
			if (!fee) return reply.code(409).send(nothingDue);
			const data = {
				reference: application.reference,
				fee: { state: fee.state, payment_id: fee.paymentId, checking: fee.checking },
				asked,
			};
			return { status: true as const, data };
		},
	);
}
