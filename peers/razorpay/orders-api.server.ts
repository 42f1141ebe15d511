import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxKeys } from "./api-keys.server.ts";
import { collection, orderEntity, paymentEntity, refusal } from "./entities.ts";
import { injectFaults } from "./fault-injection.server.ts";
import type { FaultSwitch } from "./faults.ts";
import { type Attempt, addOrder, findOrder, listOrders, listPayments } from "./orders.server.ts";
import { paymentsApi } from "./payments-api.server.ts";
import { refundedOf } from "./refunds.server.ts";
import type { SandboxDb } from "./sandbox-database.server.ts";
import { settlementsApi } from "./settlements-api.server.ts";

const required = (field: string) => `The ${field} field is required.`;
const notes = z
	.record(z.string().max(256), z.string().max(256))
	.refine((pairs) => Object.keys(pairs).length <= 15, "The notes may have at most 15 keys.");

/** Razorpay's validation of a new order, in its words. Source: https://razorpay.com/docs/api/orders/create/ */
const newOrder = z
	.object(
		{
			amount: z
				.number({
					error: (issue) => (issue.input === undefined ? required("amount") : "The amount must be an integer."),
				})
				.int("The amount must be an integer.")
				.min(100, "The amount must be at least INR 1.00"),
			currency: z.string(required("currency")).length(3, "The currency must be 3 characters."),
			receipt: z.string().max(40, "The receipt may not be greater than 40 characters.").nullish(),
			notes: notes.or(z.array(z.never()).transform(() => ({}))).optional(),
			unique_receipt: z.boolean().optional(),
			partial_payment: z.boolean().optional(),
			payment: z.unknown().optional(),
		},
		"The request body is missing.",
	)
	.strict();

type Options = {
	db: SandboxDb;
	keys: SandboxKeys;
	faults: FaultSwitch;
	now: () => Date;
	sendWebhooks: (attempt: Attempt) => void;
};

const hidden = { schema: { hide: true } };

/** Razorpay's REST API for orders, payments and refunds, behind Basic authentication. */
export async function sandboxApi(app: FastifyInstance, { db, keys, faults, now, sendWebhooks }: Options) {
	app.addHook("onRequest", async (request, reply) => {
		const expected = Buffer.from(`Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`);
		const given = Buffer.from(request.headers.authorization ?? "");
		if (given.length !== expected.length || !timingSafeEqual(given, expected))
			return reply.code(401).send(refusal("Authentication failed"));
	});
	injectFaults(app, faults);
	app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
		const status = error.statusCode ?? 500;
		return reply.code(status).send(refusal(status < 500 ? error.message : "The server encountered an error."));
	});

	app.post("/orders", hidden, async (request, reply) => {
		const order = newOrder.safeParse(request.body);
		if (!order.success) {
			const issue = order.error.issues[0];
			if (issue?.code === "unrecognized_keys")
				return reply
					.code(400)
					.send(
						refusal(
							`${issue.keys.join(", ")} is/are not required and should not be sent`,
							issue.keys[0],
							"extra_field_sent",
						),
					);
			return reply.code(400).send(refusal(issue?.message ?? "The request is wrong.", issue?.path.join(".")));
		}
		const { amount, currency, receipt, notes, unique_receipt } = order.data;
		return orderEntity(
			await addOrder(
				db,
				{ amount, currency, receipt: receipt ?? null, notes: notes ?? {}, unique: unique_receipt === true },
				now(),
			),
		);
	});

	app.get<{ Querystring: { receipt?: string; count?: string } }>("/orders", hidden, async ({ query }) => {
		const count = Math.min(100, Math.max(1, Number.parseInt(query.count ?? "10", 10) || 10));
		return collection((await listOrders(db, query.receipt, count)).map(orderEntity));
	});

	app.get<{ Params: { id: string } }>("/orders/:id", hidden, async ({ params }, reply) => {
		const order = await findOrder(db, params.id);
		return order ? orderEntity(order) : reply.code(400).send(unknownId);
	});

	app.get<{ Params: { id: string } }>("/orders/:id/payments", hidden, async ({ params }, reply) => {
		if (!(await findOrder(db, params.id))) return reply.code(400).send(unknownId);
		const payments = await listPayments(db, params.id);
		return collection(
			await Promise.all(payments.map(async (payment) => paymentEntity(payment, await refundedOf(db, payment.id)))),
		);
	});

	await app.register(settlementsApi, { db, faults, now });
	await app.register(paymentsApi, { db, faults, now, sendWebhooks });
}

const unknownId = refusal("The id provided does not exist");
