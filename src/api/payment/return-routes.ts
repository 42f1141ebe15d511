import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";
import { confirmReturn } from "#src/payment/confirm/browser-return.server.ts";
import { syncNow } from "#src/payment/confirm/sync-now.server.ts";
import { findFee, findFeeByOrder, readFee } from "#src/payment/fee/fee.server.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import {
	byApplication,
	callbackQuery,
	confirmedPayment,
	returnedForm,
	returnedPayment,
	syncedPayment,
} from "./payment.schema.ts";
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

/**
 * Adds the routes that a payer's browser calls after the checkout: to hand in a payment, or to ask the outcome of one.
 */
export async function returnRoutes(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway, now } = options;
	forbidCaching(app);
	await app.register(async (scope) => callbackRoute(scope, options));
	parseForms(app);
	await app.register(multipart, { attachFieldsToBody: "keyValues", limits: { files: 0, fields: 10 } });
	const typedApp = app.withTypeProvider<ZodTypeProvider>();
	const refusals = {
		404: noApplication,
		422: refusal,
		429: refusal,
		503: refusal,
	};

	typedApp.post(
		apiPaths.paymentReturn,
		{
			config: rateLimited,
			schema: {
				tags,
				summary: "Verify a checkout result",
				description:
					"Verifies the signature of what the checkout returned, and asks the payment provider. Call it when the " +
					"checkout closes with a payment. You can safely call it again.",
				consumes: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
				body: returnedPayment,
				response: {
					200: success(confirmedPayment, "State of the payment"),
					202: success(confirmedPayment, "State of the payment").describe(
						"The bank hasn’t confirmed it yet. Don’t pay again",
					),
					400: refusal.describe("The payment can’t be verified for this application, or the body can’t be read"),
					409: refusal.describe("No fee is due, or the bank didn’t accept the payment"),
					...refusals,
				},
			},
		},
		async ({ body }, reply) => {
			const foundFee = await findFeeOf(options, body);
			if (!foundFee) return reply.code(404).send(refuse(paymentMessages(options).paymentLinkOver));
			const fee = await findFee(db, foundFee.application.id, foundFee.kind);
			if (!fee) return reply.code(409).send(refuse(paymentMessages(options).nothingDue));
			if (!gateway) return sendUnavailable(reply, options);
			const { reference } = fee;
			const confirmedReturn = await confirmReturn(
				db,
				gateway,
				fee,
				{ paymentId: body.razorpay_payment_id, signature: body.razorpay_signature },
				options,
			);
			const messages = paymentMessages(options);
			if (!confirmedReturn.ok) return reply.code(400).send(refuse(messages.notConfirmed({ reference })));
			const paymentId = confirmedReturn.paymentId ?? body.razorpay_payment_id;
			if (isSettled(confirmedReturn))
				return { status: true as const, data: { state: "paid" as const, reference, paymentId } };
			if (confirmedReturn.checking)
				return reply
					.code(202)
					.send({ status: true, message: messages.checking, data: { state: "pending", reference, paymentId } });
			return reply.code(409).send(refuse(messages.notAccepted));
		},
	);

	typedApp.post(
		apiPaths.paymentCheck,
		{
			config: { rateLimit: { max: 300, timeWindow: "10 minutes" } },
			schema: {
				tags,
				summary: "Refresh payment status",
				description:
					"Asks the payment provider, and returns the state of the fee. Call it if the checkout’s result was lost, or " +
					"every few seconds while `checking` is `true`.",
				body: byApplication,
				response: {
					200: success(syncedPayment, "State of the fee"),
					409: refusal.describe("No fee is due for this application"),
					...refusals,
				},
			},
		},
		async ({ body }, reply) => {
			const foundFee = await findFeeOf(options, body);
			if (!foundFee) return reply.code(404).send(refuse(paymentMessages(options).paymentLinkOver));
			if (!gateway) return sendUnavailable(reply, options);
			const { application, kind } = foundFee;
			const asked = await syncNow(db, gateway, application.id, options, kind);
			const fee = await readFee(db, application.id, now(), kind);
			if (!fee) return reply.code(409).send(refuse(paymentMessages(options).nothingDue));
			const data = {
				reference: application.reference,
				fee: { state: fee.state, payment_id: fee.paymentId, checking: fee.checking },
				asked,
			};
			return { status: true as const, data };
		},
	);
}

/** Takes what an HTML form posts. */
function parseForms(app: FastifyInstance) {
	app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
}

/** The payer closed the checkout before paying. */
const cancelledSchema = z.object({ "error[reason]": z.literal("payment_cancelled") });

/** The page for each outcome. */
const applicantPages = {
	paid: paths.success,
	checking: `${paths.success}?checking=1`,
	failed: paths.failure,
	closed: paths.cancel,
};
const payerPages = {
	paid: paths.payerReturn(),
	checking: paths.payerReturn("checking"),
	failed: paths.payerReturn("failed"),
	closed: paths.payerReturn("closed"),
};

/**
 * Receives browsers that cannot show the checkout in a frame. The checkout sends them here by posting a form without
 * cookie or token: the order's id identifies the fee.
 */
async function callbackRoute(app: FastifyInstance, options: PaymentApi) {
	const { db, gateway } = options;
	app.removeAllContentTypeParsers();
	parseForms(app);
	app.withTypeProvider<ZodTypeProvider>().post(
		apiPaths.paymentCallback,
		{
			config: { crossSite: true, ...rateLimited },
			schema: {
				tags,
				summary: "Receive the checkout redirect",
				description:
					"For the payment provider only. The browser posts the result here, and is redirected to a page of the site.",
				consumes: ["application/x-www-form-urlencoded"],
				querystring: callbackQuery,
				response: { 303: z.null(), 429: refusal },
			},
		},
		async (request, reply) => {
			const form = returnedForm.safeParse(request.body);
			const pages = request.query.payer ? payerPages : applicantPages;
			if (cancelledSchema.safeParse(request.body).success) return reply.redirect(pages.closed, 303);
			const fee = form.success && (await findFeeByOrder(db, form.data.razorpay_order_id));
			if (!gateway || !form.success || !fee) return reply.redirect(pages.failed, 303);
			const { razorpay_payment_id: paymentId, razorpay_signature: signature } = form.data;
			const confirmedReturn = await confirmReturn(db, gateway, fee, { paymentId, signature }, options);
			if (confirmedReturn.ok && isSettled(confirmedReturn)) return reply.redirect(pages.paid, 303);
			return reply.redirect(confirmedReturn.ok && confirmedReturn.checking ? pages.checking : pages.failed, 303);
		},
	);
}
