import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { watchAgain } from "#src/payment/confirm/poll-provider.server.ts";
import { type Fee, findFee, isChecking } from "#src/payment/fee/fee.server.ts";
import { ensureOrder, orderAt } from "#src/payment/gateway/ensure-order.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { byApplication, byUser, notPayable, paymentOrder, userProfile } from "./payment.schema.ts";
import { attempts, checkingWords, nothingDue, notYet, refuse, unknownToken } from "./payment-responses.ts";
import { paymentReturn } from "./return-routes.ts";
import { type ProviderCalls, providerCalls } from "./webhook-routes.ts";

type Applicant = { id: number; reference: string; name: string; email: string; phone_no: string };

export type PaymentApi = ProviderCalls & {
	/** The application that an access token opens, or null. */
	findApplication: (token: string) => Promise<Applicant | null>;
	/** The name that the checkout shows. */
	schoolName: string;
};

const tags = ["Payment"];

/** The payer's door: the order to pay, who pays, and what came of it; and the provider's own calls. */
export async function paymentApi(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway, findApplication, schoolName, now, onPaid, log } = options;
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	await app.register(providerCalls, { db, gateway, now, onPaid, log });
	await app.register(paymentReturn, { db, gateway, findApplication, schoolName, now, onPaid, log });
	const typed = app.withTypeProvider<ZodTypeProvider>();
	const orderAnswers = {
		200: success(paymentOrder),
		404: refusal,
		409: notPayable,
		422: refusal,
		429: refusal,
		503: refusal,
	};

	typed.get(
		apiPaths.paymentOrder,
		{
			schema: {
				tags,
				summary: "The payment order of an application",
				querystring: byApplication,
				response: orderAnswers,
			},
		},
		async ({ query }, reply) => {
			const due = await findDue(options, query.application);
			if (!due.fee) return reply.code(due.code).send(due.answer);
			const orderId = gateway && orderAt(gateway, due.fee);
			return gateway && orderId
				? { status: true as const, data: toOrder(options, gateway, due.fee, orderId, query.application) }
				: notYet(reply);
		},
	);

	typed.post(
		apiPaths.paymentOrder,
		{
			config: attempts,
			schema: {
				tags,
				summary: "Set out to pay: makes sure that the order exists",
				querystring: byApplication,
				response: orderAnswers,
			},
		},
		async ({ query }, reply) => {
			const due = await findDue(options, query.application);
			if (!due.fee) return reply.code(due.code).send(due.answer);
			if (!gateway) return notYet(reply);
			await watchAgain(db, due.fee.application_id, now());
			const ensured = await ensureOrder(db, gateway, due.fee.application_id, now());
			return ensured.ok
				? { status: true as const, data: toOrder(options, gateway, due.fee, ensured.orderId, query.application) }
				: notYet(reply);
		},
	);

	typed.get(
		apiPaths.userProfile(":userId"),
		{
			schema: {
				tags,
				summary: "Who pays, to fill the checkout in",
				params: byUser,
				response: { 200: success(userProfile), 404: refusal, 422: refusal },
			},
		},
		async ({ params }, reply) => {
			const application = await findApplication(params.userId);
			if (!application) return reply.code(404).send(unknownToken);
			return {
				status: true as const,
				data: [{ name: application.name, email: application.email, mobile: application.phone_no }],
			};
		},
	);
}

async function findDue({ db, findApplication, now }: PaymentApi, token: string) {
	const application = await findApplication(token);
	if (!application) return { code: 404 as const, answer: unknownToken };
	const fee = await findFee(db, application.id);
	if (!fee) return { code: 409 as const, answer: nothingDue };
	if (fee.state === "paid")
		return { code: 409 as const, answer: refuse(`The fee of ${fee.reference} is already paid. Nothing more is due.`) };
	if (fee.state === "refunded")
		return { code: 409 as const, answer: refuse(`The fee of ${fee.reference} was paid and refunded. Nothing is due.`) };
	if (isChecking(fee, now())) return { code: 409 as const, answer: { ...refuse(checkingWords), checking: true } };
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
