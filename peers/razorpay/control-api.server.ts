import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { answerAsBank, listUndecided } from "./bank.server.ts";
import { refusal } from "./entities.ts";
import { type FaultSwitch, sandboxFaults } from "./faults.ts";
import type { Attempt } from "./orders.server.ts";
import { decideRefunds } from "./refunds.server.ts";
import type { SandboxDb } from "./sandbox-database.server.ts";

type Options = { db: SandboxDb; faults: FaultSwitch; sendWebhooks: (attempt: Attempt) => void };

const hidden = { schema: { hide: true } };
const changes = sandboxFaults.partial();
const decision = z.strictObject({
	order: z.string().optional(),
	payment: z.string().optional(),
	answer: z.enum(["authorized", "captured", "failed", "refunded"]),
});

const refundDecision = z.strictObject({ refund: z.string().optional(), answer: z.enum(["processed", "failed"]) });

/** Lets programs on the same machine switch faults and decide payments in the place of a bank. */
export async function sandboxControl(app: FastifyInstance, { db, faults, sendWebhooks }: Options) {
	app.addHook("onRequest", async (request, reply) => {
		if (!isFromThisMachine(request))
			return reply.code(403).send(refusal("The sandbox takes orders only from the machine that it runs on."));
	});
	const answer = async () => ({ faults: faults.current(), undecided: await listUndecided(db) });

	app.get("/", hidden, answer);

	app.put("/faults", hidden, async (request, reply) => {
		const changed = changes.safeParse(request.body);
		if (!changed.success) return reply.code(400).send(refusal(z.prettifyError(changed.error)));
		faults.set(changed.data);
		return answer();
	});

	app.post("/bank", hidden, async (request, reply) => {
		const decided = decision.safeParse(request.body);
		if (!decided.success) return reply.code(400).send(refusal(z.prettifyError(decided.error)));
		const changed = await answerAsBank(db, decided.data);
		for (const attempt of changed) sendWebhooks(attempt);
		return { changed: changed.map(({ payment }) => ({ payment: payment.id, status: payment.status })) };
	});

	app.post("/refunds", hidden, async (request, reply) => {
		const decided = refundDecision.safeParse(request.body);
		if (!decided.success) return reply.code(400).send(refusal(z.prettifyError(decided.error)));
		const changed = await decideRefunds(db, decided.data);
		for (const attempt of changed) sendWebhooks(attempt);
		return { changed: changed.map(({ refund }) => ({ refund: refund?.id, status: refund?.status })) };
	});
}

/** Browsers send an origin, and proxies say that they forward. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
	const local = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "");
	return (
		local &&
		["origin", "sec-fetch-site", "x-forwarded-for", "forwarded", "via"].every((name) => headers[name] === undefined)
	);
}
