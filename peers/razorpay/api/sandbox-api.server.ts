import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { letGo } from "#peers/razorpay/bank.server.ts";
import type { ApiOptions } from "./api-options.ts";
import { refusal, unknownUrl } from "./entities.ts";
import { injectFaults } from "./fault-injection.server.ts";
import { ordersApi } from "./orders-api.server.ts";
import { readForm } from "./parsed.ts";
import { paymentsApi } from "./payments-api.server.ts";
import { refundsApi } from "./refunds-api.server.ts";
import { settlementsApi } from "./settlements-api.server.ts";

/** Razorpay's REST API behind Basic authentication; it answers in JSON, whatever it is asked. */
export async function sandboxApi(app: FastifyInstance, options: ApiOptions) {
	const { db, keys, faults, now, sendWebhooks } = options;
	app.addHook("onRequest", async (request, reply) => {
		const expected = Buffer.from(`Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`);
		const givenBytes = Buffer.from(request.headers.authorization ?? "");
		if (givenBytes.length !== expected.length || !timingSafeEqual(givenBytes, expected))
			return reply.code(401).send(refusal("Authentication failed"));
	});
	injectFaults(app, faults);
	app.addHook("preHandler", async () => {
		for (const changedAttempt of await letGo(db, now())) sendWebhooks(changedAttempt);
	});
	app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
		const status = error.statusCode ?? 500;
		return reply.code(status).send(refusal(status < 500 ? error.message : "The server encountered an error."));
	});
	app.removeContentTypeParser("application/x-www-form-urlencoded");
	app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
		done(null, readForm(String(body))),
	);
	for (const routes of [ordersApi, paymentsApi, refundsApi, settlementsApi]) await app.register(routes, options);
	app.all("/*", { schema: { hide: true } }, async (_request, reply) => reply.code(400).send(unknownUrl));
}
