import { expect } from "vitest";
import { noFaults, type SandboxFaults, sandboxFaults } from "#peers/razorpay/faults.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { nextReceiptNumber } from "#src/admissions/receipts/receipt.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { followSeatFee } from "#src/admissions/seats/fees/follow-seat-fee.server.ts";
import { setSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { confirmReturn } from "#src/payment/confirm/browser-return.server.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { receiveWebhook } from "#src/payment/confirm/webhook.server.ts";
import { counterMethods } from "#src/payment/counter/counter-payment.ts";
import { enterCounterPayment, reverseEntry } from "#src/payment/counter/enter-payment.server.ts";
import { findFee } from "#src/payment/fee/fee.server.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { askProvider } from "#src/payment/ledger/ask-provider.server.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { leaveFinding } from "#src/payment/ledger/money-findings.server.ts";
import { askForRefund, confirmRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { pollDueRefunds } from "#src/payment/refunds/order-refund.server.ts";
import { fetchSettlements, openMonths } from "#src/payment/settlements/fetch-settlements.server.ts";
import { addApplication, testClock } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";

const priya = { id: 1, name: "Priya Raghavan" };
const meena = { id: 2, name: "Meena Joseph" };
// Part of a school: a receipt that is queued needs no more.
const school = { name: "Doddabetta", shortName: "DSA", email: "office@doddabetta.example" } as School;
const hour = 3_600_000;
const seatFee = { rupees: "25", days: "14" };

/** Numbers from 0 to below 1, the same for a seed (mulberry32). */
function randomFrom(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Number of times the play asks for settlements, each time with a fault by chance. */
const settlementRounds = 40;

/**
 * Lets the sandbox play fees with every fault in random order: payments, entries at the school, refunds whole and in
 * part, here and at the provider itself, orders that no one here made, settlements, deaths, repetitions. Fees are of
 * applications and of seats, whose acceptance is undone before and after the payment, and made again. Then all faults
 * end, whatever is under way comes to its end, and staff mends what does not agree.
 * @param count fees of both kinds
 * @returns also `played`, how often each value of each fault was set, as `payments: held`
 */
export async function playFees(db: Db, { count, seed }: { count: number; seed: number }) {
	const random = randomFrom(seed);
	const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
	const now = testClock();
	const context: PaymentContext = { now, onPaid: (trx, paidFee) => sendReceipt(trx, school, paidFee, now()) };
	const counter = {
		...context,
		nextReceiptNumber: (trx: Parameters<typeof nextReceiptNumber>[0], at: string) => nextReceiptNumber(trx, at, "DSA"),
	};
	const site = await startSandboxSite(db, now, async (app, gateway) => {
		app.removeAllContentTypeParsers();
		app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
			if (request.url.includes("/api/v1/")) return done(null, body);
			done(null, body.length > 0 ? JSON.parse(String(body)) : undefined);
		});
		app.post("/api/v1/razorpay/webhook", async ({ headers, body }, reply) => {
			const [signature, eventId] = [String(headers["x-razorpay-signature"]), String(headers["x-razorpay-event-id"])];
			const outcome = await receiveWebhook(db, gateway, { rawBody: body as Buffer, signature, eventId }, context);
			return reply.code(outcome === "forged" ? 400 : 200).send({ outcome });
		});
	});
	const dying: PaymentGateway = {
		...site.gateway,
		refundPayment: async (request) => {
			await site.gateway.refundPayment(request);
			throw new GatewayError("unavailable", "killed");
		},
	};
	const playCounts = new Map<string, number>();
	const inject = async (faults: Partial<SandboxFaults>) => {
		for (const fault of Object.entries(faults).map(([name, value]) => `${name}: ${value}`))
			playCounts.set(fault, (playCounts.get(fault) ?? 0) + 1);
		await setFaults(site, faults);
	};
	const faults = (): Partial<SandboxFaults> => ({
		delayMs: one([0, 0, 0, 0, 0, 0, 5]),
		answers: one(["none", "none", "none", "error", "bad-gateway", "truncated", "throttled", "keys"]),
		returns: one(["none", "none", "lost"]),
		webhooks: one(["none", "none", "lost", "duplicate", "reversed", "forged"]),
		payments: one(["none", "none", "none", "unanswered", "late", "held", "double", "other-sum"]),
		refunds: one(["none", "none", "pending", "failed"]),
		account: one(["none", "none", "none", "fee-bearer", "offer", "too-much", "plain"]),
		downtime: one(["none", "none", "upi", "card", "netbanking"]),
	});
	const transaction = <Result>(run: Parameters<ReturnType<Db["transaction"]>["execute"]>[0]) =>
		db.transaction().execute(run) as Promise<Result>;
	const poll = async (gateway = site.gateway) => {
		await pollDueRefunds(db, gateway, { ...context, limit: 500 });
		await pollDueFees(db, gateway, { ...context, limit: 500 });
	};
	const refund = async (paymentId: string, amount?: number) => {
		const refundRequest = { paymentId, amount, reason: "Withdrew", by: priya };
		const { refundId, message } = await transaction<{ refundId?: number; message?: string }>((trx) =>
			askForRefund(trx, refundRequest, now()),
		);
		if (refundId) await transaction((trx) => confirmRefund(trx, { refundId, by: meena }, now()));
		return message;
	};

	/** Refunds as someone does at the provider itself, which refuses more than is left. */
	const refundAtDashboard = (paymentId: string, amount: number) =>
		site.gateway
			.refundPayment({ paymentId, amount, idempotencyKey: `dashboard-${Math.floor(random() * 1e9)}`, notes: {} })
			.catch(() => {});

	/** Pays as the payer's browser does, which may return twice, with a wrong signature, or not at all. */
	const payInBrowser = async (applicationId: number, kind: FeeKind, orderId: string) => {
		const outcome = one(["captured", "captured", "upi", "failed", "closed"] as const);
		const answer = await payAtCheckout(site, orderId, outcome).catch(() => undefined);
		const { razorpay_payment_id: paymentId, razorpay_signature } = answer ?? {};
		const fee = await findFee(db, applicationId, kind);
		if (!paymentId || !razorpay_signature || !fee || random() < 0.4) return;
		for (const signature of one([[razorpay_signature], [razorpay_signature, razorpay_signature], ["0".repeat(64)]]))
			await confirmReturn(db, site.gateway, fee, { paymentId, signature }, context);
	};

	const strangers = new Set<string>();
	/** Someone pays an order with a receipt like ours, as after a restore of an old backup. */
	const payStranger = async () => {
		await setFaults(site, { answers: "none", payments: "none", account: "none" });
		const receipt = `DSA-25-B-${String(strangers.size).padStart(6, "0")}-${seed.toString(16).padStart(8, "0")}`;
		const order = await site.gateway.createOrder({ receipt, amount: 1000, currency: "INR", notes: {} });
		strangers.add(order.id);
		await payAtCheckout(site, order.id, "captured");
	};

	const fetchSettled = async (settlements: SandboxFaults["settlements"]) => {
		await setFaults(site, { answers: "none" });
		await inject({ settlements });
		for (const month of openMonths(now())) await fetchSettlements(db, site.gateway, month, now);
	};

	const playFee = async (applicationId: number, kind: FeeKind) => {
		await setFaults(site, { answers: "none", delayMs: 0 });
		const { id: feeId } = await feeOf(db, applicationId, kind);
		if (random() < 0.15) {
			const entry = { feeId, method: one(counterMethods), paidOn: "2026-11-20", note: "At the counter", by: meena };
			const entered = await transaction<{ entryId?: number }>((trx) => enterCounterPayment(trx, entry, counter));
			const back = { entryId: entered.entryId ?? 0, note: "In error", by: meena };
			if (random() < 0.4) await transaction((trx) => reverseEntry(trx, back, counter));
			if (random() < 0.5) return;
		}
		const ensuredOrder = await ensureOrder(db, site.gateway, applicationId, now(), kind);
		await inject(faults());
		if (ensuredOrder.ok) await payInBrowser(applicationId, kind, ensuredOrder.orderId);
		if (random() < 0.03) await payStranger();
		const payment = random() < 0.3 ? await anyCaptured(db, random) : undefined;
		if (payment) await refund(payment, one([undefined, 100, 450]));
		const elsewhere = random() < 0.08 ? await anyCaptured(db, random) : undefined;
		if (elsewhere) await refundAtDashboard(elsewhere, one([100, 450]));
		now.pass(one([1000, 60_000, hour]));
		if (random() < 0.3) await poll(one([site.gateway, dying]));
		if (random() < 0.1) await Promise.all([poll(), poll()]);
	};

	await transaction((trx) => setSeatFee(trx, { type: "barch", ...seatFee, by: priya }, now()));
	let fees = 0;
	const interval = Math.max(1, Math.floor(count / settlementRounds));
	const countFee = async () => {
		fees += 1;
		if (fees % interval > 0) return;
		now.pass(one([1, 20, 50]) * hour);
		await fetchSettled(one(sandboxFaults.shape.settlements.options));
	};
	for (let number = 1; fees < count; number += 1) {
		const applicationId = await addApplication(db, number, now());
		await playFee(applicationId, "application");
		await countFee();
		if (random() < 0.6 || fees === count) continue;
		const follow = async (before: Stage, after: Stage) => {
			const application = await applicationOf(db, applicationId);
			await transaction((trx) =>
				followSeatFee(trx, school, application, { before, after, heldFor: undefined, quiet: true }, now()),
			);
		};
		await follow("offered", "accepted");
		const isUndone = random() < 0.3;
		if (isUndone && random() < 0.3) await follow("accepted", "offered");
		await playFee(applicationId, "seat");
		await countFee();
		if (isUndone) await follow("accepted", "offered");
		if (isUndone && random() < 0.5) await follow("offered", "accepted");
	}

	await setFaults(site, noFaults);
	const decide = (what: string, answer: string) =>
		fetch(site.url(`/sandbox/razorpay/control/${what}`), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ answer }),
		});
	await decide("bank", one(["captured", "failed"]));
	await decide("refunds", one(["processed", "failed"]));
	const settle = async () => {
		for (const { id } of await db.selectFrom("fees").select("id").execute())
			await askProvider(db, site.gateway, id, context);
		for (let round = 0; round < 3; round += 1) {
			now.pass(13 * hour);
			await poll();
		}
	};
	await settle();
	const foreign = new Set(
		(await site.sandboxDb.selectFrom("payments").select(["id", "order_id"]).execute()).flatMap(({ id, order_id }) =>
			strangers.has(order_id) ? id : [],
		),
	);
	const { rows } = await findMismatches(db, now(), { limit: 1_000_000 });
	for (const { kind, paymentId, findingId } of rows) {
		const toRefund = kind === "second-capture" || kind === "wrong-amount" || kind === "captured-after-end";
		if (toRefund && paymentId) expect(await refund(paymentId)).toBeUndefined();
		if (kind === "order-unknown" && findingId && foreign.has(paymentId ?? ""))
			await transaction((trx) => leaveFinding(trx, { findingId, by: priya }, now()));
	}
	await settle();
	const endedAt = now();
	now.pass(30 * 24 * hour);
	await fetchSettled("none");
	return { ...site, now, ended: endedAt, strangers, played: playCounts };
}

const feeOf = (db: Db, applicationId: number, kind: FeeKind) =>
	db
		.selectFrom("fees")
		.select("id")
		.where("application_id", "=", applicationId)
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();

const applicationOf = (db: Db, id: number) =>
	db
		.selectFrom("applications")
		.select(["id", "reference", "name", "email", "application_type"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();

/** One of the captured payments: the next after an id by chance, so that a thousandth costs no more than a first. */
async function anyCaptured(db: Db, random: () => number): Promise<string | undefined> {
	const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
	const start = `pay_${Array.from({ length: 3 }, () => letters[Math.floor(random() * letters.length)]).join("")}`;
	const captured = db.selectFrom("fee_payments").select("payment_id").where("status", "=", "captured");
	const next = (from: string) =>
		captured.where("payment_id", ">=", from).orderBy("payment_id").limit(1).executeTakeFirst();
	return ((await next(start)) ?? (await next("")))?.payment_id;
}
