import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { answerAsBank } from "#peers/razorpay/bank.server.ts";
import { editNotes, findOrder, findPayment, listAllPayments } from "#peers/razorpay/orders.server.ts";
import { decideRefunds, findRefund, listRefunds, makeRefund, refundedOf } from "#peers/razorpay/refunds.server.ts";
import type { SandboxPayment } from "#peers/razorpay/sandbox-database.server.ts";
import type { ApiOptions } from "./api-options.ts";
import { cardEntity, collection, orderEntity, paymentEntity, refundEntity, refusal, unknownId } from "./entities.ts";
import { editedNotes, notes, paise } from "./new-order.ts";
import { expansionsOf, paging, parseBody } from "./parsed.ts";

/** Razorpay's validation of a new refund. Source: https://razorpay.com/docs/api/refunds/create-normal/ */
const newRefund = z.strictObject({
	amount: paise("amount").pipe(z.number().min(100, "The amount must be at least INR 1.00")).optional(),
	speed: z.enum(["normal", "optimum"], "The selected speed is invalid.").optional(),
	receipt: z
		.string("The receipt must be a string.")
		.max(40, "The receipt may not be greater than 40 characters.")
		.nullish(),
	notes: notes.optional(),
});
const capture = z.strictObject({
	amount: paise("amount"),
	currency: z.string("The currency must be a string.").length(3, "The currency must be 3 characters.").optional(),
});
const idempotencyKey = /^[A-Za-z0-9_-]{10,}$/;
const hiddenRoute = { schema: { hide: true } };

type OfPayment = { Params: { id: string } };

/** Payments, and refunds as parts of them. */
export async function paymentsApi(app: FastifyInstance, options: ApiOptions) {
	const { db, faults, downtimes, now, sendWebhooks } = options;

	/** Returns the payment's entity, with what `expand[]` asks for. */
	async function entityOf(payment: SandboxPayment, expand: readonly string[] = []) {
		const order = expand.includes("order") ? await findOrder(db, payment.order_id) : undefined;
		return {
			...paymentEntity(payment, await refundedOf(db, payment.id)),
			...(expand.includes("card") && payment.method === "card" && { card: cardEntity(payment) }),
			...(order && { order: orderEntity(order) }),
		};
	}

	app.get("/payments", hiddenRoute, async ({ query }, reply) => {
		const part = parseBody(paging(), query);
		if (!part.ok) return reply.code(400).send(part.body);
		const expand = expansionsOf(query);
		const payments = await listAllPayments(db, part.data);
		return collection(await Promise.all(payments.map((payment) => entityOf(payment, expand))));
	});

	app.get("/payments/downtimes", hiddenRoute, async () => collection(downtimes.list()));
	app.get<OfPayment>("/payments/downtimes/:id", hiddenRoute, async ({ params }, reply) => {
		const downtime = downtimes.list().find(({ id }) => id === params.id);
		return downtime ?? reply.code(400).send(unknownId);
	});

	app.get<OfPayment>("/payments/:id", hiddenRoute, async ({ params, query }, reply) => {
		const payment = await findPayment(db, params.id);
		return payment ? entityOf(payment, expansionsOf(query)) : reply.code(400).send(unknownId);
	});

	app.patch<OfPayment>("/payments/:id", hiddenRoute, async ({ params, body }, reply) => {
		const edit = parseBody(editedNotes, body);
		if (!edit.ok) return reply.code(400).send(edit.body);
		const payment = (await editNotes(db, "payments", params.id, edit.data.notes)) && (await findPayment(db, params.id));
		return payment ? entityOf(payment) : reply.code(400).send(unknownId);
	});

	app.get<OfPayment>("/payments/:id/card", hiddenRoute, async ({ params }, reply) => {
		const payment = await findPayment(db, params.id);
		if (payment?.method === "card") return cardEntity(payment);
		return reply.code(400).send(payment ? refusal("The payment was not made by a card.") : unknownId);
	});

	app.post<OfPayment>("/payments/:id/capture", hiddenRoute, async ({ params, body }, reply) => {
		const result = parseBody(capture, body);
		if (!result.ok) return reply.code(400).send(result.body);
		const payment = await findPayment(db, params.id);
		if (!payment) return reply.code(400).send(unknownId);
		if (result.data.amount !== payment.amount)
			return reply
				.code(400)
				.send(refusal("Capture amount must be equal to the amount authorized", { field: "amount" }));
		const [changed] =
			payment.status === "authorized"
				? await answerAsBank(db, { payment: payment.id, answer: "captured", was: "authorized", now: now() })
				: [];
		if (!changed)
			return reply.code(400).send(refusal("This payment has already been captured or was never authorized"));
		sendWebhooks(changed);
		return paymentEntity(changed.payment);
	});

	app.get<OfPayment>("/payments/:id/refunds", hiddenRoute, async ({ params, query }, reply) => {
		const part = parseBody(paging(), query);
		if (!part.ok) return reply.code(400).send(part.body);
		if (!(await findPayment(db, params.id))) return reply.code(400).send(unknownId);
		return collection((await listRefunds(db, part.data, params.id)).map(refundEntity));
	});

	app.get<{ Params: { id: string; refund: string } }>(
		"/payments/:id/refunds/:refund",
		hiddenRoute,
		async (request, reply) => {
			const refund = await findRefund(db, request.params.refund);
			return refund?.payment_id === request.params.id ? refundEntity(refund) : reply.code(400).send(unknownId);
		},
	);

	app.post<OfPayment>("/payments/:id/refund", hiddenRoute, async ({ params, body, headers }, reply) => {
		const result = parseBody(newRefund, body ?? {});
		if (!result.ok) return reply.code(400).send(result.body);
		const key = headers["x-refund-idempotency"];
		if (key !== undefined && !idempotencyKey.test(String(key)))
			return reply.code(400).send(refusal("The idempotency key must have at least 10 letters, numbers, - and _"));
		const fault = faults.current().refunds;
		const made = await makeRefund(
			db,
			params.id,
			{
				...result.data,
				notes: result.data.notes ?? {},
				idempotencyKey: typeof key === "string" ? key : undefined,
				status: fault === "none" ? "processed" : "pending",
			},
			now(),
		);
		if (!made.ok) return reply.code(400).send(refusal(made.message, { field: made.field }));
		const { refund, attempt } = made;
		if (attempt) sendWebhooks(attempt);
		if (attempt && fault === "failed")
			for (const changedAttempt of await decideRefunds(db, { refund: refund.id, answer: "failed" }))
				sendWebhooks(changedAttempt);
		return refundEntity(refund);
	});
}
