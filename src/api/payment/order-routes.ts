import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { isFeePayable } from "#src/admissions/applications/stage.ts";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { restartPolling } from "#src/payment/confirm/poll-provider.server.ts";
import { type Fee, findFee, isChecking, payByOf } from "#src/payment/fee/fee.server.ts";
import { ensureOrder, orderIdAt } from "#src/payment/gateway/ensure-order.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { planName } from "#src/payment/plan-name.ts";
import { byApplication, byUser, notPayable, paymentOrder, userProfile } from "./payment.schema.ts";
import {
	findFeeOf,
	forbidCaching,
	noApplication,
	type PaymentApi,
	paymentMessages,
	rateLimited,
	refuse,
	sendUnavailable,
	tags,
} from "./payment-responses.ts";

/** Adds the routes that a payer's browser calls before the checkout: the order to pay, and who pays. */
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
				description:
					"Returns the existing order, with the options to open the checkout. To create one, use `POST`. The spelling of " +
					"the path is intentional. The URL contains the token: keep it out of logs.",
				querystring: byApplication,
				response: {
					...orderResponses,
					503: refusal.describe("There’s no order yet, or payments are turned off. Create the order with `POST`"),
				},
			},
		},
		async ({ query }, reply) => {
			const due = await findDue(options, query);
			if (!due.fee) return reply.code(due.code).send(due.body);
			const orderId = gateway && orderIdAt(gateway, due.fee);
			return gateway && orderId
				? { status: true as const, data: toOrder(options, gateway, due.fee, orderId, query.application) }
				: sendUnavailable(reply, options);
		},
	);

	typedApp.post(
		apiPaths.paymentOrder,
		{
			config: rateLimited,
			schema: {
				tags,
				summary: "Create or return the payment order",
				description:
					"Creates the order if there isn’t one, and returns the options to open the checkout. Call it when the payer " +
					"presses Pay. The spelling of the path is intentional. The URL contains the token: keep it out of logs.",
				querystring: byApplication,
				response: { ...orderResponses, 429: refusal },
			},
		},
		async ({ query }, reply) => {
			const due = await findDue(options, query);
			if (!due.fee) return reply.code(due.code).send(due.body);
			if (!gateway) return sendUnavailable(reply, options);
			await restartPolling(db, due.fee.id, now());
			const ensured = await ensureOrder(db, gateway, due.fee.application_id, now(), due.fee.kind, options.onAlert);
			if (!ensured.ok && ensured.reason === "refused")
				return reply.code(422).send(refuse(paymentMessages(options).orderRefused));
			return ensured.ok
				? { status: true as const, data: toOrder(options, gateway, due.fee, ensured.orderId, query.application) }
				: sendUnavailable(reply, options);
		},
	);

	typedApp.get(
		apiPaths.userProfile(":userId"),
		{
			schema: {
				tags,
				summary: "Get payer details for checkout",
				description:
					"Returns the applicant’s name, email and phone number to prefill the checkout (only the name for a payment " +
					"link). The URL contains the token: keep it out of logs.",
				params: byUser,
				response: { 200: success(userProfile), 404: noApplication, 422: refusal },
			},
		},
		async ({ params }, reply) => {
			const application = await findApplication(params.userId);
			if (!application) return reply.code(404).send(refuse(paymentMessages(options).paymentLinkOver));
			const { name, email, phone_no: mobile, scope } = application;
			return { status: true as const, data: [scope === "application" ? { name, email, mobile } : { name }] };
		},
	);
}

async function findDue(api: PaymentApi, query: z.infer<typeof byApplication>) {
	const { db, now } = api;
	const messages = paymentMessages(api);
	const foundFee = await findFeeOf(api, query);
	if (!foundFee) return { code: 404 as const, body: refuse(messages.paymentLinkOver) };
	const { application, kind } = foundFee;
	const fee = await findFee(db, application.id, kind);
	if (!fee) return { code: 409 as const, body: refuse(messages.nothingDue) };
	const { reference } = fee;
	const conflict = (message: string, more = {}) => ({ code: 409 as const, body: { ...refuse(message), ...more } });
	if (fee.state === "paid") return conflict(messages.alreadyPaid({ fee: kind, reference }));
	if (fee.state === "refunded") return conflict(messages.alreadyRefunded({ fee: kind, reference }));
	if (fee.ended_at !== null) return conflict(messages.noLongerDue({ fee: kind, reference }), { ended: true });
	if (kind === "application" && !isFeePayable(application.stage))
		return conflict(messages.applicationClosed({ reference }), { ended: true });
	if (isChecking(fee, now())) return conflict(messages.checking, { checking: true });
	return { fee };
}

function toOrder(
	{ schoolName, schoolMessages }: PaymentApi,
	gateway: PaymentGateway,
	fee: Fee,
	orderId: string,
	token: string,
) {
	const name = planName({ kind: fee.kind, plan: fee.plan_name }, schoolMessages);
	return {
		razorpayKey: gateway.keyId,
		currency: fee.currency,
		id: orderId,
		userId: token,
		amount: fee.amount,
		name: schoolName,
		description: fee.plan_name,
		checkout: gateway.checkoutScript,
		plan: { name, amount: fee.amount / 100, days: fee.plan_days },
		payBy: payByOf(fee),
	};
}
