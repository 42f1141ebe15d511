import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { listSettlementLines, listSettlements, settleDue } from "#peers/razorpay/settlements.server.ts";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import type { ApiOptions } from "./api-options.ts";
import { collection, settlementEntity, settlementLineEntity, unknownId } from "./entities.ts";
import { paging, parseBody } from "./parsed.ts";

const number = (field: string, pattern: RegExp, otherwise: string) =>
	z
		.string({ error: ({ input }) => (input === undefined ? `The ${field} field is required.` : otherwise) })
		.regex(pattern, otherwise);

/** Source: https://razorpay.com/docs/api/settlements/fetch-recon/ */
const recon = paging(1000).extend({
	year: number("year", /^20\d\d$/, "The year must be 4 digits."),
	month: number("month", /^(0?[1-9]|1[0-2])$/, "The month must be between 1 and 12."),
	day: number("day", /^(0?[1-9]|[12]\d|3[01])$/, "The day must be between 1 and 31.").optional(),
});

const hiddenRoute = { schema: { hide: true } };

/** Settlements. It settles what is due when it is asked, so that it needs no timer. */
export async function settlementsApi(app: FastifyInstance, { db, faults, now }: ApiOptions) {
	const settle = () => settleDue(db, faults.current().settlements, now());

	app.get("/settlements", hiddenRoute, async ({ query }, reply) => {
		const part = parseBody(paging(), query);
		if (!part.ok) return reply.code(400).send(part.body);
		await settle();
		return collection((await listSettlements(db, part.data)).map(settlementEntity));
	});

	app.get<{ Params: { id: string } }>("/settlements/:id", hiddenRoute, async ({ params }, reply) => {
		await settle();
		const [settlement] = await listSettlements(db, { count: 1, skip: 0 }, params.id);
		return settlement ? settlementEntity(settlement) : reply.code(400).send(unknownId);
	});

	app.get("/settlements/recon/combined", hiddenRoute, async ({ query }, reply) => {
		const result = parseBody(recon, query);
		if (!result.ok) return reply.code(400).send(result.body);
		await settle();
		const { year, month, day, count, skip } = result.data;
		const first = `${year}-${month.padStart(2, "0")}-${day?.padStart(2, "0") ?? "01"}`;
		const next = day ? addDays(first, 1) : `${addDays(first, 31).slice(0, 7)}-01`;
		const lines = await listSettlementLines(db, { from: startOfDay(first), until: startOfDay(next), count, skip });
		return collection(lines.map(settlementLineEntity));
	});
}
