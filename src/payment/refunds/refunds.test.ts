import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { syncFromProvider } from "#src/payment/confirm/sync-from-provider.server.ts";
import { receiveWebhook } from "#src/payment/confirm/webhook.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import type { ProcessedRefund } from "#src/payment/fee/payment-event.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { markRefunded } from "#src/payment/ledger/mark-refunded.server.ts";
import { addApplication, testContext } from "#src/payment/testing/fees.server.ts";
import { answerAsBank, payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { type AskedRefund, askForRefund, confirmRefund, withdrawRefund } from "./ask-refund.server.ts";
import { pollDueRefunds } from "./order-refund.server.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

const priya = { id: 1, name: "Priya Raghavan" };
const meena = { id: 2, name: "Meena Joseph" };
const hour = 3_600_000;

/** A site with one fee of ₹10, paid once at the sandbox. */
async function openPaid(db: Db, number = 1) {
	const refunds: ProcessedRefund[] = [];
	const context = {
		...testContext(),
		onRefunded: async (_trx: unknown, refund: ProcessedRefund) => void refunds.push(refund),
	};
	const site = await startSandboxSite(db, context.now, async (app, gateway) => {
		app.removeAllContentTypeParsers();
		app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) =>
			request.url.includes("/webhook")
				? done(null, body)
				: done(null, body.length > 0 ? JSON.parse(String(body)) : undefined),
		);
		app.post("/api/v1/razorpay/webhook", async ({ headers, body }) => {
			const [signature, eventId] = [String(headers["x-razorpay-signature"]), String(headers["x-razorpay-event-id"])];
			return { outcome: await receiveWebhook(db, gateway, { rawBody: body as Buffer, signature, eventId }, context) };
		});
	});
	undo.push(() => site.app.close());
	const applicationId = await addApplication(db, number, context.now());
	const ensuredOrder = await ensureOrder(db, site.gateway, applicationId, context.now());
	const orderId = ensuredOrder.ok ? ensuredOrder.orderId : "";
	const { razorpay_payment_id: paymentId = "" } = await payAtCheckout(site, orderId, "captured");
	await syncFromProvider(db, site.gateway, orderId, "poll", context);
	await expect.poll(async () => (await readFee(db, applicationId, context.now()))?.state).toBe("paid");
	const ask = (overrides: Partial<AskedRefund> = {}) =>
		db
			.transaction()
			.execute((trx) => askForRefund(trx, { paymentId, reason: "Withdrew", by: priya, ...overrides }, context.now()));
	const confirm = (refundId: number, by = meena) =>
		db.transaction().execute((trx) => confirmRefund(trx, { refundId, by }, context.now()));
	const withdraw = (refundId: number) =>
		db.transaction().execute((trx) => withdrawRefund(trx, { refundId, by: meena }, context.now()));
	const poll = (gateway: PaymentGateway = site.gateway) => pollDueRefunds(db, gateway, context);
	const agreed = async (amount?: number) => {
		const refundAct = await ask({ amount });
		if (!refundAct.ok) throw new Error(refundAct.message);
		expect(await confirm(refundAct.refundId)).toEqual(refundAct);
		return refundAct.refundId;
	};
	return { ...site, db, context, refunds, applicationId, orderId, paymentId, ask, confirm, withdraw, poll, agreed };
}

type Opened = Awaited<ReturnType<typeof openPaid>>;

const states = async ({ db, paymentId }: Opened) => {
	const own = db.selectFrom("refunds").select(["amount", "state"]).where("payment_id", "=", paymentId);
	return (await own.orderBy("id").execute()).map(({ amount, state }) => `${amount} ${state}`);
};
const readBookedRefunds = async ({ sandboxDb, paymentId }: Opened) =>
	(
		await sandboxDb
			.selectFrom("refunds")
			.select(["amount", "status"])
			.where("payment_id", "=", paymentId)
			.orderBy("amount")
			.execute()
	).map(({ amount, status }) => `${amount} ${status}`);
const readShownFee = async ({ db, applicationId, context }: Opened) => {
	const fee = await readFee(db, applicationId, context.now());
	return fee && { state: fee.state, refunded: fee.refunded, refunding: fee.refunding };
};

describeDatabases("a refund", (freshDb) => {
	test("needs two people and goes to its end; the fee and its log show it, and nothing is left to refund", async () => {
		const opened = await openPaid(await freshDb());
		const { ask, confirm, withdraw, poll, refunds, applicationId, paymentId } = opened;
		const refundAct = await ask();
		expect(refundAct).toMatchObject({ ok: true });
		const refundId = refundAct.ok ? refundAct.refundId : 0;
		expect(await poll()).toBe(0);
		expect(await confirm(refundId, priya)).toMatchObject({ message: expect.stringContaining("Someone else must") });
		expect(await confirm(refundId)).toEqual(refundAct);
		expect(await confirm(refundId)).toMatchObject({ message: expect.stringContaining("already confirmed") });
		expect(await withdraw(refundId)).toMatchObject({ ok: false });
		expect(await readShownFee(opened)).toEqual({ state: "paid", refunded: 0, refunding: 1000 });
		await poll();
		await expect.poll(() => states(opened)).toEqual(["1000 processed"]);
		await poll();
		expect(await readBookedRefunds(opened)).toEqual(["1000 processed"]);
		expect(await readShownFee(opened)).toEqual({ state: "refunded", refunded: 1000, refunding: 0 });
		expect(refunds).toMatchObject([{ applicationId, paymentId, amount: 1000, whole: true, feeState: "refunded" }]);
		expect(await ask()).toMatchObject({ message: expect.stringContaining("only captured payments") });
		const acts = await opened.db
			.selectFrom("audit_log")
			.select(["act", "member_id", "subject_kind"])
			.orderBy("id")
			.execute();
		expect(acts.map(({ act, member_id: by, subject_kind: kind }) => `${act} ${kind} ${by}`)).toEqual([
			"refund-asked fee 1",
			"refund-confirmed fee 2",
		]);
	});

	test("of parts never goes over the payment; one withdrawn no longer counts", async () => {
		const opened = await openPaid(await freshDb());
		const { ask, withdraw, poll, agreed } = opened;
		expect(await ask({ reason: "  " })).toMatchObject({ ok: false });
		expect(await ask({ amount: 99 })).toMatchObject({ message: "You can refund ₹1.00 or more." });
		expect(await ask({ amount: 1001 })).toMatchObject({ message: "Only ₹10.00 of this payment is left to refund." });
		expect(await ask({ amount: 950 })).toMatchObject({
			message:
				"₹0.50 would be left, which is too little to refund later. Refund all of ₹10.00, or leave at least ₹1.00.",
		});
		expect(await ask({ paymentId: "pay_of_nobody" })).toMatchObject({ message: "We can’t find this payment." });
		await agreed(400);
		const second = await ask({ amount: 500 });
		expect(await ask({ amount: 101 })).toMatchObject({ message: "Only ₹1.00 of this payment is left to refund." });
		if (second.ok) await withdraw(second.refundId);
		await poll();
		await expect.poll(() => readShownFee(opened)).toEqual({ state: "paid", refunded: 400, refunding: 0 });
		await agreed();
		await poll();
		await expect.poll(() => readShownFee(opened)).toEqual({ state: "refunded", refunded: 1000, refunding: 0 });
		expect(await states(opened)).toEqual(["400 processed", "500 withdrawn", "600 processed"]);
		expect(await readBookedRefunds(opened)).toEqual(["400 processed", "600 processed"]);
	});

	test("that the bank cannot carry out leaves the fee paid, although its payment was called refunded meanwhile", async () => {
		const opened = await openPaid(await freshDb());
		const { agreed, poll, context, url, db, gateway, orderId, refunds } = opened;
		await setFaults(opened, { refunds: "pending", webhooks: "lost" });
		await agreed();
		await poll();
		await syncFromProvider(db, gateway, orderId, "poll", context);
		expect([await states(opened), await readShownFee(opened)]).toEqual([
			["1000 pending"],
			{ state: "paid", refunded: 0, refunding: 1000 },
		]);
		const response = await fetch(url("/sandbox/razorpay/control/refunds"), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ answer: "failed" }),
		});
		expect(await response.json()).toMatchObject({ changed: [{ status: "failed" }] });
		context.now.pass(hour);
		await poll();
		expect([await states(opened), await readShownFee(opened)]).toEqual([
			["1000 failed"],
			{ state: "paid", refunded: 0, refunding: 0 },
		]);
		expect(refunds).toEqual([]);
		await setFaults(opened, { refunds: "none" });
		await agreed();
		await poll();
		expect(await readShownFee(opened)).toEqual({ state: "refunded", refunded: 1000, refunding: 0 });
	});

	test.each(["error", "bad-gateway", "truncated", "throttled", "keys"] as const)(
		"whose answer is lost (%s) is found again and not ordered twice",
		async (answers) => {
			const opened = await openPaid(await freshDb());
			const { agreed, poll, context } = opened;
			await setFaults(opened, { answers, webhooks: "lost" });
			await agreed(300);
			await poll();
			expect(await states(opened)).toEqual(["300 confirmed"]);
			await setFaults(opened, { answers: "none" });
			context.now.pass(hour);
			await poll();
			expect([await states(opened), await readBookedRefunds(opened)]).toEqual([["300 processed"], ["300 processed"]]);
		},
	);

	test("that the provider refuses has failed, and says so", async () => {
		const opened = await openPaid(await freshDb());
		const refusing: PaymentGateway = {
			...opened.gateway,
			refundPayment: async () => {
				throw new GatewayError("refused", "Razorpay refused the request (400): too little balance");
			},
		};
		await opened.agreed();
		await opened.poll(refusing);
		const { state, problem } = await opened.db.selectFrom("refunds").selectAll().executeTakeFirstOrThrow();
		expect([state, problem]).toEqual(["failed", "Razorpay refused the request (400): too little balance"]);
		await opened.agreed();
		await opened.poll();
		expect(await readShownFee(opened)).toMatchObject({ state: "refunded" });
	});

	test("at the provider's dashboard is recorded once, be it reported by webhook or poll or noted by hand", async () => {
		for (const way of ["webhook", "poll", "hand"] as const) {
			const opened = await openPaid(await freshDb());
			const { db, gateway, orderId, paymentId, context, refunds, agreed, poll } = opened;
			await agreed(400);
			await poll();
			await expect.poll(() => readShownFee(opened)).toMatchObject({ refunded: 400 });
			if (way !== "webhook") await setFaults(opened, { webhooks: "lost" });
			if (way === "hand")
				await markRefunded(db, { of: paymentId, by: "R. Thomas", note: "At the dashboard", now: context.now() });
			await answerAsBank(opened, orderId, "refunded");
			if (way === "poll") await syncFromProvider(db, gateway, orderId, "poll", context);
			await expect.poll(() => readShownFee(opened)).toEqual({ state: "refunded", refunded: 1000, refunding: 0 });
			expect(await states(opened)).toEqual(["400 processed", "600 processed"]);
			expect(refunds.map(({ amount }) => amount)).toEqual(way === "hand" ? [400] : [400, 600]);
		}
	});

	test("is ordered once, in whatever order clicks, deaths, repeated webhooks, polls and waits come", async () => {
		const db = await freshDb();
		let number = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom("ask", "confirm", "poll", "die", "both", "sync", "wait"), {
					minLength: 4,
					maxLength: 14,
				}),
				fc.constantFrom("none", "lost", "duplicate", "reversed"),
				async (steps, webhooks) => {
					number += 1;
					const opened = await openPaid(db, number);
					await setFaults(opened, { webhooks });
					const dying: PaymentGateway = {
						...opened.gateway,
						refundPayment: async (request) => {
							await opened.gateway.refundPayment(request);
							throw new GatewayError("unavailable", "killed");
						},
					};
					const confirmAll = async () => {
						const own = db.selectFrom("refunds").select("id").where("payment_id", "=", opened.paymentId);
						for (const { id } of await own.execute()) await Promise.all([opened.confirm(id), opened.confirm(id)]);
					};
					const sync = () => syncFromProvider(db, opened.gateway, opened.orderId, "poll", opened.context);
					for (const step of steps) {
						if (step === "ask") await Promise.all([opened.ask({ amount: 600 }), opened.ask({ amount: 600 })]);
						if (step === "confirm") await confirmAll();
						if (step === "poll") await opened.poll();
						if (step === "die") await opened.poll(dying);
						if (step === "both") await Promise.all([opened.poll(), opened.poll(), sync()]);
						if (step === "sync") await sync();
						if (step === "wait") opened.context.now.pass(hour);
					}
					opened.context.now.pass(24 * hour);
					await opened.poll();
					await pollDueFees(db, opened.gateway, opened.context);
					const remainingStates = (await states(opened)).filter((state) => !state.endsWith("asked"));
					expect(remainingStates.length).toBeLessThanOrEqual(1);
					expect(remainingStates).toEqual(await readBookedRefunds(opened));
					expect(await readShownFee(opened)).toEqual({
						state: "paid",
						refunded: remainingStates.length * 600,
						refunding: 0,
					});
					await undo.pop()?.();
				},
			),
			{ numRuns: 12, seed: 20_261_123 },
		);
	});
});
