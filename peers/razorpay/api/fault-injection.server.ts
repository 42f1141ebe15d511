import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { FaultSwitch } from "#peers/razorpay/faults.ts";
import { refusal } from "./entities.ts";

/** Applies the current faults to all routes of `app`. */
export function injectFaults(app: FastifyInstance, faults: FaultSwitch) {
	app.addHook("preHandler", async (_request, reply) => {
		const { delayMs, answers } = faults.current();
		if (delayMs > 0) await pause(delayMs, undefined, { ref: false });
		if (answers === "keys") return reply.code(401).send(refusal("Authentication failed"));
		if (answers === "throttled") return reply.code(429).send(refusal("Request failed. Please try after sometime."));
	});
	app.addHook("onSend", async (_request, reply, payload) => {
		const { answers } = faults.current();
		if (answers === "error") {
			reply.code(500);
			return JSON.stringify({
				error: {
					code: "SERVER_ERROR",
					description: "We are facing some trouble completing your request at the moment.",
				},
			});
		}
		if (answers === "bad-gateway") {
			reply.code(502).type("text/html");
			return "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";
		}
		return answers === "truncated" && typeof payload === "string" ? payload.slice(0, payload.length / 2) : payload;
	});
}
