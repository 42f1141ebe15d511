import type { FastifyInstance } from "fastify";
import { editNotes } from "#peers/razorpay/orders.server.ts";
import { findRefund, listRefunds } from "#peers/razorpay/refunds.server.ts";
import type { ApiOptions } from "./api-options.ts";
import { collection, refundEntity, unknownId } from "./entities.ts";
import { editedNotes } from "./new-order.ts";
import { paging, parseBody } from "./parsed.ts";

const hiddenRoute = { schema: { hide: true } };

type OfRefund = { Params: { id: string } };

/** Refunds by themselves. */
export async function refundsApi(app: FastifyInstance, { db }: ApiOptions) {
	app.get("/refunds", hiddenRoute, async ({ query }, reply) => {
		const part = parseBody(paging(), query);
		if (!part.ok) return reply.code(400).send(part.body);
		return collection((await listRefunds(db, part.data)).map(refundEntity));
	});

	app.get<OfRefund>("/refunds/:id", hiddenRoute, async ({ params }, reply) => {
		const refund = await findRefund(db, params.id);
		return refund ? refundEntity(refund) : reply.code(400).send(unknownId);
	});

	app.patch<OfRefund>("/refunds/:id", hiddenRoute, async ({ params, body }, reply) => {
		const edit = parseBody(editedNotes, body);
		if (!edit.ok) return reply.code(400).send(edit.body);
		const refund = (await editNotes(db, "refunds", params.id, edit.data.notes)) && (await findRefund(db, params.id));
		return refund ? refundEntity(refund) : reply.code(400).send(unknownId);
	});
}
