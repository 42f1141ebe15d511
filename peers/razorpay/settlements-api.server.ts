import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import { collection, refusal, settlementLineEntity } from "./entities.ts";
import type { FaultSwitch } from "./faults.ts";
import type { SandboxDb } from "./sandbox-database.server.ts";
import { listSettlementLines, settleDue } from "./settlements.server.ts";

/** Source: https://razorpay.com/docs/api/settlements/fetch-recon/ */
const wanted = z.object({
	year: z.string().regex(/^20\d\d$/, "The year must be 4 digits."),
	month: z.string().regex(/^(0?[1-9]|1[0-2])$/, "The month must be between 1 and 12."),
	day: z
		.string()
		.regex(/^(0?[1-9]|[12]\d|3[01])$/, "The day must be between 1 and 31.")
		.optional(),
	count: z.coerce.number().int().min(1, "The count must be at least 1.").max(1000).default(10),
	skip: z.coerce.number().int().min(0).default(0),
});

type Options = { db: SandboxDb; faults: FaultSwitch; now: () => Date };

/** Razorpay's combined report of settlements. It settles what is due when it is asked, so that it needs no timer. */
export async function settlementsApi(app: FastifyInstance, { db, faults, now }: Options) {
	app.get("/settlements/recon/combined", { schema: { hide: true } }, async ({ query }, reply) => {
		const asked = wanted.safeParse(query);
		if (!asked.success) return reply.code(400).send(refusal(asked.error.issues[0]?.message ?? "The request is wrong."));
		await settleDue(db, faults.current().settlements, now());
		const { year, month, day, count, skip } = asked.data;
		const first = `${year}-${month.padStart(2, "0")}-${day?.padStart(2, "0") ?? "01"}`;
		const next = day ? addDays(first, 1) : `${addDays(first, 31).slice(0, 7)}-01`;
		const lines = await listSettlementLines(db, { from: startOfDay(first), until: startOfDay(next), count, skip });
		return collection(lines.map(settlementLineEntity));
	});
}
