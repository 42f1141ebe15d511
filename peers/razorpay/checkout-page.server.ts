import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { notes } from "./api/new-order.ts";
import type { SandboxKeys } from "./api-keys.server.ts";
import { timedOut } from "./bank.server.ts";
import { checkoutPage, problemPage, returnPage } from "./checkout-html.ts";
import type { FaultSwitch, SandboxFaults } from "./faults.ts";
import { type Attempt, type AttemptOutcome, attemptPayment, findOrder } from "./orders.server.ts";
import type { SandboxDb } from "./sandbox-database.server.ts";
import { settlementFee } from "./settlements.server.ts";

type Options = {
	db: SandboxDb;
	keys: SandboxKeys;
	faults: FaultSwitch;
	/** Name of the school, as it is now. */
	schoolName: () => string;
	now: () => Date;
	sendWebhooks: (attempt: Attempt) => void;
};

const openedSchema = z.object({
	order_id: z.string(),
	key_id: z.string(),
	amount: z.coerce.number().optional(),
	currency: z.string().optional(),
	callback_url: z.string().optional(),
	upi: z.enum(["intent", "qr"]).optional(),
	description: z.string().max(255).optional(),
	notes: z.string().max(10_000).optional(),
});
const decidedSchema = z.object({
	order_id: z.string(),
	key_id: z.string(),
	/** upi, card: captured too, by another method. */
	outcome: z.enum(["captured", "upi", "card", "failed", "closed"]),
	callback_url: z.string().optional(),
	description: z.string().max(255).optional(),
	/** JSON. */
	notes: z.string().max(10_000).optional(),
});

const hiddenRoute = { schema: { hide: true } };
const policy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"connect-src 'self'",
	"form-action 'self'",
	"frame-ancestors 'self'",
	"base-uri 'none'",
].join("; ");
const cannotShow = "We can’t find this payment. Close this window and start again from the school’s website.";
const alreadyPaid = "This is already paid, or the bank is checking the payment. Don’t pay again.";

/** The stand-in for Razorpay's payment form. */
export async function sandboxCheckout(
	app: FastifyInstance,
	{ db, keys, faults, schoolName, now, sendWebhooks }: Options,
) {
	const base = app.prefix;
	const sendPage = (reply: FastifyReply, markup: string, status = 200) =>
		reply
			.code(status)
			.header("content-type", "text/html; charset=utf-8")
			.header("content-security-policy", policy)
			.header("cache-control", "no-store")
			.send(markup);
	app.removeContentTypeParser("application/x-www-form-urlencoded");
	app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.get("/checkout", hiddenRoute, async (request, reply) => {
		const query = openedSchema.safeParse(request.query);
		const order =
			query.success && query.data.key_id === keys.keyId ? await findOrder(db, query.data.order_id) : undefined;
		if (!query.success || !order) return sendPage(reply, problemPage(base, cannotShow), 400);
		const { amount = order.amount, currency = order.currency, callback_url: callbackUrl, upi } = query.data;
		const { description, notes } = query.data;
		if (callbackUrl !== undefined && !isOwn(callbackUrl, request.host))
			return sendPage(reply, problemPage(base, cannotShow), 400);
		if (amount !== order.amount || currency !== order.currency)
			return sendPage(reply, problemPage(base, "The amount doesn’t match the order (order_amount_mismatch)."), 400);
		if (order.status === "paid") return sendPage(reply, problemPage(base, alreadyPaid));
		return sendPage(
			reply,
			checkoutPage({
				base,
				schoolName: schoolName(),
				keyId: keys.keyId,
				callbackUrl,
				upi,
				description,
				notes,
				charge: faults.current().account === "fee-bearer" ? settlementFee(order.amount).fee : 0,
				order: { ...order, notes: JSON.parse(order.notes) },
			}),
		);
	});

	app.post("/checkout/pay", hiddenRoute, async (request, reply) => {
		const body = decidedSchema.safeParse(request.body);
		if (!body.success || body.data.key_id !== keys.keyId) return sendPage(reply, problemPage(base, cannotShow), 400);
		const { order_id: orderId, outcome, callback_url: callbackUrl } = body.data;
		const answer = outcome === "closed" ? cancelFailure(orderId) : await attempt(orderId, outcome, body.data);
		if ("silence" in answer && callbackUrl !== undefined)
			return sendPage(reply, problemPage(base, String(answer.silence)));
		if (callbackUrl === undefined) return reply.header("cache-control", "no-store").send(answer);
		if (!isOwn(callbackUrl, request.host)) return sendPage(reply, problemPage(base, cannotShow), 400);
		return sendPage(reply, returnPage(base, callbackUrl, toFields(answer)));
	});

	async function attempt(
		orderId: string,
		options: Outcome,
		details: { description?: string | undefined; notes?: string | undefined },
	): Promise<Failure | Record<string, string>> {
		const { payments, returns, account } = faults.current();
		const attempts = await attemptPayment(
			db,
			orderId,
			{
				...outcomeOf(options, payments),
				method: options === "upi" || options === "card" ? options : "netbanking",
				account,
				description: details.description,
				notes: readNotes(details.notes),
			},
			now(),
		);
		const payment = attempts?.[0]?.payment;
		if (!attempts || !payment) return failure(alreadyPaid, "order_already_paid", { order_id: orderId });
		for (const attempted of attempts) sendWebhooks(attempted);
		if (payment.status === "created") return { silence: "The bank hasn’t answered. Close this window to continue." };
		if (payment.status === "failed")
			return failure(payment.error ?? "", "payment_failed", { order_id: orderId, payment_id: payment.id });
		if (returns === "lost")
			return {
				silence:
					"The test payment went through, but its confirmation was lost on purpose. Close this window to continue.",
			};
		const signature = createHmac("sha256", keys.keySecret).update(`${orderId}|${payment.id}`).digest("hex");
		return { razorpay_payment_id: payment.id, razorpay_order_id: orderId, razorpay_signature: signature };
	}
}

type Outcome = "captured" | "upi" | "card" | "failed";

/** Notes that are none, as a browser may send them, are left out. */
function readNotes(json = "{}"): Record<string, unknown> {
	try {
		return notes.parse(JSON.parse(json));
	} catch {
		return {};
	}
}

/** The outcome of the payer's choice under the current fault. */
function outcomeOf(options: Outcome, fault: SandboxFaults["payments"]): Omit<AttemptOutcome, "method"> {
	if (options === "failed") return { status: "failed", error: "You made this test payment fail." };
	if (fault === "unanswered") return { status: "created" };
	if (fault === "late") return { status: "failed", error: timedOut };
	if (fault === "held") return { status: "authorized" };
	return { status: "captured", times: fault === "double" ? 2 : 1, missing: fault === "other-sum" ? 100 : 0 };
}

type Failure = {
	error: {
		code: string;
		description: string;
		source: string;
		step: string;
		reason: string;
		metadata: Record<string, string>;
	};
};

function failure(description: string, reason: string, metadata: Record<string, string>): Failure {
	return {
		error: {
			code: "BAD_REQUEST_ERROR",
			description,
			source: "customer",
			step: "payment_authentication",
			reason,
			metadata,
		},
	};
}

function cancelFailure(orderId: string): Failure {
	return failure("The payment was cancelled.", "payment_cancelled", { order_id: orderId });
}

/** Razorpay posts errors as `error[code]`, `error[description]` … */
function toFields(answer: Failure | Record<string, string>): Record<string, string> {
	if (!isFailure(answer)) return answer;
	const texts = { ...answer.error, metadata: JSON.stringify(answer.error.metadata) };
	return Object.fromEntries(Object.entries(texts).map(([name, value]) => [`error[${name}]`, value]));
}

function isFailure(answer: Failure | Record<string, string>): answer is Failure {
	return typeof answer.error === "object";
}

/** The sandbox returns a browser only to its own site. */
function isOwn(address: string, host: string): boolean {
	return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && new URL(address).host === host;
}
