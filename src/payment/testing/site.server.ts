import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { SandboxKeys } from "#peers/razorpay/api-keys.server.ts";
import type { BankAnswer } from "#peers/razorpay/bank.server.ts";
import type { SandboxFaults } from "#peers/razorpay/faults.ts";
import { openSandbox } from "#peers/razorpay/razorpay-sandbox.server.ts";
import type { SandboxDb } from "#peers/razorpay/sandbox-database.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { placeOf } from "#tests/support/database/databases.ts";

type Site = {
	app: FastifyInstance;
	gateway: PaymentGateway;
	keys: SandboxKeys;
	/** The sandbox's own database. */
	sandboxDb: SandboxDb;
	url: (path: string) => string;
};

/**
 * Starts a server with the sandbox, and a gateway that reaches it over HTTP.
 * @param db from `describeDatabases`; the sandbox's own database is beside it
 * @param mount adds the product's own routes before listening
 * @param timeoutMs how long the gateway waits for the sandbox
 */
export async function startSandboxSite(
	db: Db,
	now: () => Date,
	mount: (app: FastifyInstance, gateway: PaymentGateway) => Promise<void> = async () => {},
	timeoutMs?: number,
): Promise<Site> {
	// A connection that `fetch` has opened for a request that went elsewhere would be refused after a minute (408), and
	// with it the request that comes by it at that moment.
	const app = Fastify({ http: { headersTimeout: 0, requestTimeout: 0 }, routerOptions: { ignoreTrailingSlash: true } });
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	const url = (path: string) => {
		const address = app.server.address();
		if (!address || typeof address === "string") throw new Error("not listening");
		return `http://127.0.0.1:${address.port}${path}`;
	};
	const { db: sandboxDb, keys, plugin } = await openSandbox(placeOf(db));
	const gateway = razorpayGateway({
		...keys,
		webhookSecrets: [keys.webhookSecret],
		baseUrl: () => url("/sandbox/razorpay"),
		checkoutScript: "/sandbox/razorpay/v1/checkout.js",
		...(timeoutMs && { timeoutMs }),
	});
	await app.register(plugin, {
		prefix: "/sandbox/razorpay",
		schoolName: () => "Doddabetta School of Architecture",
		webhookUrl: () => url("/api/v1/razorpay/webhook"),
		retryAfterMs: [10, 10, 10],
		now,
	});
	await mount(app, gateway);
	await app.listen({ port: 0, host: "127.0.0.1" });
	return { app, gateway, keys, sandboxDb, url };
}

/** Switches faults of the running sandbox on or off, through its own control. */
export async function setFaults({ url }: Pick<Site, "url">, faults: Partial<SandboxFaults>): Promise<void> {
	const answer = await fetch(url("/sandbox/razorpay/control/faults"), {
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(faults),
	});
	if (!answer.ok) throw new Error(await answer.text());
}

/** Lets the bank answer an order's undecided payments. */
export async function answerAsBank({ url }: Pick<Site, "url">, order: string, answer: BankAnswer): Promise<void> {
	const body = JSON.stringify({ order, answer });
	const response = await fetch(url("/sandbox/razorpay/control/bank"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
	});
	if (!response.ok) throw new Error(await response.text());
}

/** Does what the payer's click on the test checkout does, without a browser. */
export async function payAtCheckout(
	{ url, keys }: Pick<Site, "url" | "keys">,
	orderId: string,
	outcome: "captured" | "upi" | "card" | "failed" | "closed",
): Promise<Record<string, string>> {
	const body = new URLSearchParams({ order_id: orderId, key_id: keys.keyId, outcome });
	const answer = await fetch(url("/sandbox/razorpay/v1/checkout/pay"), { method: "POST", body });
	return (await answer.json()) as Record<string, string>;
}
