import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ensureOrder, type Fee, findFee } from "../payment/fee.server.ts";
import type { PaymentGateway } from "../payment/gateway.ts";
import { watchAgain } from "../payment/reconcile.server.ts";
import { settleReturn } from "../payment/return.server.ts";
import { refusal, success } from "./envelope.ts";
import { byApplication, byUser, paymentOrder, returnedPayment, settledPayment, userProfile } from "./payment.schema.ts";
import { type ProviderCalls, providerCalls } from "./payment-provider.ts";

type Applicant = { id: number; reference: string; name: string; email: string; phone_no: string };

export type PaymentApi = ProviderCalls & {
	/** The application that an access token opens, or null. */
	findApplication: (token: string) => Promise<Applicant | null>;
	/** The name that the checkout shows. */
	schoolName: string;
};

const tags = ["Payment"];
const retryAfterSeconds = 5;
/** Many applicants of one school may share an address. */
const attempts = { rateLimit: { max: 60, timeWindow: "10 minutes" } };

/** The payer's door: the order to pay, who pays, and what came of it; and the provider's own calls. */
export async function paymentApi(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway, findApplication, now, onPaid, log } = options;
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	await app.register(providerCalls, { db, gateway, now, onPaid, log });
	const typed = app.withTypeProvider<ZodTypeProvider>();
	const orderAnswers = { 200: success(paymentOrder), 404: refusal, 409: refusal, 422: refusal, 429: refusal, 503: refusal };

	typed.get(
		"/razarpay/",
		{ schema: { tags, summary: "The payment order of an application", querystring: byApplication, response: orderAnswers } },
		async ({ query }, reply) => {
			const due = await findDue(options, query.application);
			if (!due.fee) return reply.code(due.code).send(due.answer);
			return gateway && due.fee.order_id
				? { status: true as const, data: toOrder(options, gateway, due.fee, due.fee.order_id, query.application) }
				: notYet(reply);
		},
	);

	typed.post(
		"/razarpay/",
		{ config: attempts, schema: { tags, summary: "Set out to pay: makes sure that the order exists", querystring: byApplication, response: orderAnswers } },
		async ({ query }, reply) => {
			const due = await findDue(options, query.application);
			if (!due.fee) return reply.code(due.code).send(due.answer);
			if (!gateway) return notYet(reply);
			await watchAgain(db, due.fee.application_id, now());
			const ensured = await ensureOrder(db, gateway, due.fee.application_id, now());
			return ensured.ok ? { status: true as const, data: toOrder(options, gateway, due.fee, ensured.orderId, query.application) } : notYet(reply);
		},
	);

	typed.get(
		"/viewUserProfile/:userId",
		{ schema: { tags, summary: "Who pays, to fill the checkout in", params: byUser, response: { 200: success(userProfile), 404: refusal, 422: refusal } } },
		async ({ params }, reply) => {
			const application = await findApplication(params.userId);
			if (!application) return reply.code(404).send(unknownToken);
			return { status: true as const, data: [{ name: application.name, email: application.email, mobile: application.phone_no }] };
		},
	);

	typed.post(
		"/razorpay",
		{
			config: attempts,
			schema: {
				tags,
				summary: "Hand in what the checkout returned",
				body: returnedPayment,
				response: {
					200: success(settledPayment),
					202: success(settledPayment),
					400: refusal,
					404: refusal,
					409: refusal,
					422: refusal,
					429: refusal,
					503: refusal,
				},
			},
		},
		async ({ body }, reply) => {
			const application = await findApplication(body.application);
			if (!application) return reply.code(404).send(unknownToken);
			const fee = await findFee(db, application.id);
			if (!fee) return reply.code(409).send(nothingDue);
			if (!gateway) return notYet(reply);
			const returned = { paymentId: body.razorpay_payment_id, signature: body.razorpay_signature };
			const settled = await settleReturn(db, gateway, fee, returned, options);
			if (!settled.ok) {
				return reply.code(400).send({
					status: false,
					message: `This payment could not be confirmed for ${fee.reference}. If money has left your account, please write to us with this reference; do not pay again.`,
				});
			}
			const paid = settled.state === "paid" || settled.state === "refunded";
			const data = { state: paid ? ("paid" as const) : ("pending" as const), reference: fee.reference, paymentId: settled.paymentId ?? returned.paymentId };
			return paid ? { status: true as const, data } : reply.code(202).send({ status: true, message: "We are checking with the bank. Do not pay again.", data });
		},
	);
}

const refuse = (message: string) => ({ status: false as const, message });
const unknownToken = refuse("No application belongs to this address, or the address has expired.");
const nothingDue = refuse("No fee is due for this application.");

async function findDue({ db, findApplication }: PaymentApi, token: string) {
	const application = await findApplication(token);
	if (!application) return { code: 404 as const, answer: unknownToken };
	const fee = await findFee(db, application.id);
	if (!fee) return { code: 409 as const, answer: nothingDue };
	if (fee.state === "paid") return { code: 409 as const, answer: refuse(`The fee of ${fee.reference} is already paid. Nothing more is due.`) };
	if (fee.state === "refunded") return { code: 409 as const, answer: refuse(`The fee of ${fee.reference} was paid and refunded. Nothing is due.`) };
	return { fee };
}

function toOrder({ schoolName }: PaymentApi, gateway: PaymentGateway, fee: Fee, orderId: string, token: string) {
	return {
		razorpayKey: gateway.keyId,
		currency: fee.currency,
		id: orderId,
		userId: token,
		amount: fee.amount,
		name: schoolName,
		description: fee.plan_name,
		checkout: gateway.checkoutScript,
		plan: { name: fee.plan_name, amount: fee.amount / 100, days: fee.plan_days },
	};
}

function notYet(reply: FastifyReply) {
	return reply
		.code(503)
		.header("retry-after", retryAfterSeconds)
		.send({ status: false, message: "The payment provider cannot be reached right now. Your application is safe. Please try again in a minute." });
}
