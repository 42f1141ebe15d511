import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { isFeePayable } from "#src/admissions/applications/stage.ts";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { restartPolling } from "#src/payment/confirm/poll-provider.server.ts";
import { type Fee, findFee, isChecking, payByOf } from "#src/payment/fee/fee.server.ts";
import { feeKindNames } from "#src/payment/fee/fee.ts";
import { ensureOrder, orderIdAt } from "#src/payment/gateway/ensure-order.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { byApplication, byUser, notPayable, paymentOrder, userProfile } from "./payment.schema.ts";
import {
	checkingMessage,
	findFeeOf,
	forbidCaching,
	noApplication,
	nothingDue,
	orderRefused,
	type PaymentApi,
	rateLimited,
	refuse,
	sendUnavailable,
	tags,
	unknownToken,
} from "./payment-responses.ts";

/** What a payer's browser calls before the checkout: the order to pay, and who pays. */
export async function orderRoutes(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway, findApplication, now } = options;
	forbidCaching(app);
	const typedApp = app.withTypeProvider<ZodTypeProvider>();
	const orderResponses = {
		200: success(paymentOrder),
		404: noApplication,
		409: notPayable.describe("No fee can be paid now: it’s paid, refunded, not due, or being checked with the bank"),
		422: refusal,
		503: refusal,
	};

	typedApp.get(
		apiPaths.paymentOrder,
		{
			schema: {
				tags,
				summary: "Get the payment order",
				description: "Returns the order to open the checkout with, if there is one already.",
				querystring: byApplication,
				response: orderResponses,
			},
		},
		async ({ query }, reply) => {
			const due = await findDue(options, query);
			if (!due.fee) return reply.code(due.code).send(due.body);
			const orderId = gateway && orderIdAt(gateway, due.fee);
			return gateway && orderId
				? { status: true as const, data: toOrder(options, gateway, due.fee, orderId, query.application) }
				: sendUnavailable(reply);
		},
	);

	typedApp.post(
		apiPaths.paymentOrder,
		{
			config: rateLimited,
			schema: {
				tags,
				summary: "Create or return the payment order",
				description: "Call it when the payer chooses to pay. Returns what the checkout is opened with.",
				querystring: byApplication,
				response: { ...orderResponses, 429: refusal },
			},
		},
		async ({ query }, reply) => {
			const due = await findDue(options, query);
			if (!due.fee) return reply.code(due.code).send(due.body);
			if (!gateway) return sendUnavailable(reply);
			await restartPolling(db, due.fee.id, now());
			const ensured = await ensureOrder(db, gateway, due.fee.application_id, now(), due.fee.kind, options.onAlert);
			if (!ensured.ok && ensured.reason === "refused") return reply.code(422).send(orderRefused);
			return ensured.ok
				? { status: true as const, data: toOrder(options, gateway, due.fee, ensured.orderId, query.application) }
				: sendUnavailable(reply);
		},
	);

	typedApp.get(
		apiPaths.userProfile(":userId"),
		{
			schema: {
				tags,
				summary: "Get payer details for checkout",
				description: "A payment link returns only the name.",
				params: byUser,
				response: { 200: success(userProfile), 404: noApplication, 422: refusal },
			},
		},
		async ({ params }, reply) => {
			const application = await findApplication(params.userId);
			if (!application) return reply.code(404).send(unknownToken);
			const { name, email, phone_no: mobile, scope } = application;
			return { status: true as const, data: [scope === "application" ? { name, email, mobile } : { name }] };
		},
	);
}

async function findDue(api: PaymentApi, query: z.infer<typeof byApplication>) {
	const { db, now } = api;
	const foundFee = await findFeeOf(api, query);
	if (!foundFee) return { code: 404 as const, body: unknownToken };
	const { application, kind } = foundFee;
	const fee = await findFee(db, application.id, kind);
	if (!fee) return { code: 409 as const, body: nothingDue };
	if (fee.state === "paid")
		return {
			code: 409 as const,
			body: refuse(`The fee for ${fee.reference} is already paid. You don’t need to pay again.`),
		};
	if (fee.state === "refunded")
		return {
			code: 409 as const,
			body: refuse(`The fee for ${fee.reference} was refunded. You don’t need to pay anything.`),
		};
	if (fee.ended_at !== null)
		return {
			code: 409 as const,
			body: { ...refuse(`The ${feeKindNames[kind]} for ${fee.reference} is no longer due.`), ended: true },
		};
	if (kind === "application" && !isFeePayable(application.stage))
		return {
			code: 409 as const,
			body: { ...refuse(`The application ${fee.reference} is closed, so its fee can no longer be paid.`), ended: true },
		};
	if (isChecking(fee, now())) return { code: 409 as const, body: { ...refuse(checkingMessage), checking: true } };
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
		payBy: payByOf(fee),
	};
}
