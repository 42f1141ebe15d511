import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { addOrder, editNotes, findOrder, listOrders, listPayments } from "#peers/razorpay/orders.server.ts";
import { paymentsWith } from "#peers/razorpay/refunds.server.ts";
import type { SandboxOrder } from "#peers/razorpay/sandbox-database.server.ts";
import type { ApiOptions } from "./api-options.ts";
import { collection, orderEntity, refusal, unknownId } from "./entities.ts";
import { editedNotes, newOrder, tooMuch } from "./new-order.ts";
import { expansionsOf, paging, parseBody } from "./parsed.ts";

const askedSchema = paging().extend({
	receipt: z.string().optional(),
	authorized: z
		.enum(["0", "1"], "The selected authorized is invalid.")
		.transform((value) => value === "1")
		.optional(),
});
const hiddenRoute = { schema: { hide: true } };

type OfOrder = { Params: { id: string } };

/** Orders. */
export async function ordersApi(app: FastifyInstance, { db, faults, now }: ApiOptions) {
	app.post("/orders", hiddenRoute, async (request, reply) => {
		const order = parseBody(newOrder, request.body);
		if (!order.ok) return reply.code(400).send(order.body);
		const { account } = faults.current();
		const { amount, currency, receipt, notes, unique_receipt, payment_capture, payment, customer_id, ...extra } =
			order.data;
		if (account === "too-much") return reply.code(400).send(refusal(tooMuch, { field: "amount" }));
		if (account === "plain" && unique_receipt !== undefined) {
			const description = "unique_receipt is/are not required and should not be sent";
			return reply.code(400).send(refusal(description, { field: "unique_receipt", reason: "extra_field_sent" }));
		}
		const isManual = payment_capture === false || payment?.capture === "manual";
		const wantedOrder = {
			amount,
			currency,
			receipt: receipt ?? null,
			notes: notes ?? {},
			unique: unique_receipt === true,
		};
		return orderEntity(
			await addOrder(db, { ...wantedOrder, extra: { ...extra, ...(isManual && { isManual }) } }, now()),
		);
	});

	app.get("/orders", hiddenRoute, async ({ query }, reply) => {
		const part = parseBody(askedSchema, query);
		if (!part.ok) return reply.code(400).send(part.body);
		const expand = expansionsOf(query);
		const withPayments = async (order: SandboxOrder) =>
			expand.some((name) => name.startsWith("payments"))
				? { ...orderEntity(order), payments: collection(await paymentsWith(db, await listPayments(db, order.id))) }
				: orderEntity(order);
		return collection(await Promise.all((await listOrders(db, part.data)).map(withPayments)));
	});

	app.get<OfOrder>("/orders/:id", hiddenRoute, async ({ params }, reply) => {
		const order = await findOrder(db, params.id);
		return order ? orderEntity(order) : reply.code(400).send(unknownId);
	});

	app.patch<OfOrder>("/orders/:id", hiddenRoute, async ({ params, body }, reply) => {
		const edit = parseBody(editedNotes, body);
		if (!edit.ok) return reply.code(400).send(edit.body);
		const order = (await editNotes(db, "orders", params.id, edit.data.notes)) && (await findOrder(db, params.id));
		return order ? orderEntity(order) : reply.code(400).send(unknownId);
	});

	app.get<OfOrder>("/orders/:id/payments", hiddenRoute, async ({ params }, reply) => {
		if (!(await findOrder(db, params.id))) return reply.code(400).send(unknownId);
		return collection(await paymentsWith(db, await listPayments(db, params.id)));
	});
}
