import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { refusal } from "./api/entities.ts";
import { answerAsBank, listUndecided } from "./bank.server.ts";
import { dispute, disputeEvents } from "./disputes.server.ts";
import type { Downtimes } from "./downtimes.ts";
import { type FaultSwitch, sandboxFaults } from "./faults.ts";
import type { Attempt } from "./orders.server.ts";
import { decideRefunds } from "./refunds.server.ts";
import type { SandboxDb } from "./sandbox-database.server.ts";
import type { WebhookSender } from "./webhooks.server.ts";

type Options = {
	db: SandboxDb;
	faults: FaultSwitch;
	downtimes: Downtimes;
	now: () => Date;
	sendWebhooks: (attempt: Attempt) => void;
	sendDowntime: WebhookSender["sendDowntime"];
};

const hiddenRoute = { schema: { hide: true } };
const changes = sandboxFaults.partial();
const decision = z.strictObject({
	order: z.string().optional(),
	payment: z.string().optional(),
	answer: z.enum(["authorized", "captured", "failed", "refunded"]),
});

const disputed = z.strictObject({ payment: z.string(), answer: z.enum(disputeEvents).default("created") });
const refundDecision = z.strictObject({ refund: z.string().optional(), answer: z.enum(["processed", "failed"]) });

/** Lets programs on the same machine switch faults and decide payments in the place of a bank. */
export async function sandboxControl(app: FastifyInstance, options: Options) {
	const { db, faults, downtimes, now, sendWebhooks, sendDowntime } = options;
	app.addHook("onRequest", async (request, reply) => {
		if (!isFromThisMachine(request))
			return reply.code(403).send(refusal("The sandbox takes orders only from the machine that it runs on."));
	});
	const answer = async () => ({ faults: faults.current(), undecided: await listUndecided(db) });

	app.get("/", hiddenRoute, answer);

	app.put("/faults", hiddenRoute, async (request, reply) => {
		const changed = changes.safeParse(request.body);
		if (!changed.success) return reply.code(400).send(refusal(z.prettifyError(changed.error)));
		faults.set(changed.data);
		for (const downtime of downtimes.set(faults.current().downtime)) sendDowntime(downtime);
		return answer();
	});

	app.post("/bank", hiddenRoute, async (request, reply) => {
		const decided = decision.safeParse(request.body);
		if (!decided.success) return reply.code(400).send(refusal(z.prettifyError(decided.error)));
		const changedAttempts = await answerAsBank(db, { ...decided.data, now: now() });
		for (const attempt of changedAttempts) sendWebhooks(attempt);
		return { changed: changedAttempts.map(({ payment }) => ({ payment: payment.id, status: payment.status })) };
	});

	app.post("/disputes", hiddenRoute, async (request, reply) => {
		const decided = disputed.safeParse(request.body);
		if (!decided.success) return reply.code(400).send(refusal(z.prettifyError(decided.error)));
		const changedAttempt = await dispute(db, decided.data.payment, decided.data.answer, now());
		if (!changedAttempt) return reply.code(400).send(refusal("No such payment was taken."));
		sendWebhooks(changedAttempt);
		return { dispute: changedAttempt.dispute?.entity.id, status: changedAttempt.dispute?.entity.status };
	});

	app.post("/refunds", hiddenRoute, async (request, reply) => {
		const decided = refundDecision.safeParse(request.body);
		if (!decided.success) return reply.code(400).send(refusal(z.prettifyError(decided.error)));
		const changedAttempts = await decideRefunds(db, decided.data);
		for (const attempt of changedAttempts) sendWebhooks(attempt);
		return { changed: changedAttempts.map(({ refund }) => ({ refund: refund?.id, status: refund?.status })) };
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
