import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { answerAsBank } from "./bank.server.ts";
import { collection, paymentEntity, refundEntity, refusal } from "./entities.ts";
import type { FaultSwitch } from "./faults.ts";
import { type Attempt, findPayment } from "./orders.server.ts";
import { decideRefunds, listRefunds, makeRefund, refundedOf } from "./refunds.server.ts";
import type { SandboxDb } from "./sandbox-database.server.ts";

/** Razorpay's validation of a new refund. Source: https://razorpay.com/docs/api/refunds/create-normal/ */
const newRefund = z.strictObject({
	amount: z.int("The amount must be an integer.").min(100, "The amount must be at least INR 1.00").optional(),
	speed: z.enum(["normal", "optimum"]).optional(),
	receipt: z.string().max(40).nullish(),
	notes: z.record(z.string().max(256), z.string().max(256)).optional(),
});
const capture = z.strictObject({ amount: z.int(), currency: z.string().length(3).optional() });
const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{10,}$/);

type Options = {
	db: SandboxDb;
	faults: FaultSwitch;
	now: () => Date;
	sendWebhooks: (attempt: Attempt) => void;
};

const hidden = { schema: { hide: true } };
const unknownId = refusal("The id provided does not exist");

/** Razorpay's REST API for payments and refunds; authentication and faults are those of the API around it. */
export async function paymentsApi(app: FastifyInstance, { db, faults, now, sendWebhooks }: Options) {
	type OfPayment = { Params: { id: string } };

	app.get<OfPayment>("/payments/:id", hidden, async ({ params }, reply) => {
		const payment = await findPayment(db, params.id);
		return payment ? paymentEntity(payment, await refundedOf(db, payment.id)) : reply.code(400).send(unknownId);
	});

	app.post<OfPayment>("/payments/:id/capture", hidden, async ({ params, body }, reply) => {
		const wanted = capture.safeParse(body);
		const payment = await findPayment(db, params.id);
		if (!payment) return reply.code(400).send(unknownId);
		if (wanted.data?.amount !== payment.amount)
			return reply.code(400).send(refusal("Capture amount must be equal to the amount authorized", "amount"));
		if (payment.status !== "authorized")
			return reply.code(400).send(refusal("This payment has already been captured or was never authorized"));
		const [changed] = await answerAsBank(db, { payment: payment.id, answer: "captured" });
		if (changed) sendWebhooks(changed);
		return paymentEntity(changed?.payment ?? payment);
	});

	app.get<OfPayment>("/payments/:id/refunds", hidden, async ({ params }, reply) => {
		if (!(await findPayment(db, params.id))) return reply.code(400).send(unknownId);
		return collection((await listRefunds(db, params.id)).map(refundEntity));
	});

	app.post<OfPayment>("/payments/:id/refund", hidden, async ({ params, body, headers }, reply) => {
		const wanted = newRefund.safeParse(body ?? {});
		if (!wanted.success)
			return reply.code(400).send(refusal(wanted.error.issues[0]?.message ?? "The request is wrong."));
		const key = headers["x-refund-idempotency"];
		if (key !== undefined && !idempotencyKey.safeParse(key).success)
			return reply.code(400).send(refusal("The idempotency key must have at least 10 letters, numbers, - and _"));
		const fault = faults.current().refunds;
		const made = await makeRefund(
			db,
			params.id,
			{
				amount: wanted.data.amount,
				receipt: wanted.data.receipt,
				notes: wanted.data.notes ?? {},
				idempotencyKey: typeof key === "string" ? key : undefined,
				status: fault === "none" ? "processed" : "pending",
			},
			now(),
		);
		if (!made.ok) return reply.code(400).send(refusal(made.message, made.field));
		const { refund, attempt } = made;
		if (attempt) sendWebhooks(attempt);
		if (attempt && fault === "failed")
			for (const changed of await decideRefunds(db, { refund: refund.id, answer: "failed" })) sendWebhooks(changed);
		return refundEntity(refund);
	});
}
