import { createHmac } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { syncFromProvider } from "#src/payment/confirm/sync-from-provider.server.ts";
import { receiveWebhook } from "#src/payment/confirm/webhook.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type GatewayFault, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { addApplication, testContext } from "#src/payment/testing/fees.server.ts";
import { answerAsBank, payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { askProvider, capturePayment, comparePaidFees } from "./ask-provider.server.ts";
import { findMismatches } from "./find-mismatches.server.ts";
import { leaveFinding, showFinding } from "./money-findings.server.ts";

const day = 86_400_000;

describeDatabases("the provider, asked from the money desk", (freshDb) => {
	async function open(pays = true) {
		const db = await freshDb();
		const context = testContext();
		const site = await startSandboxSite(db, context.now);
		onTestFinished(() => site.app.close());
		await setFaults(site, { webhooks: "lost" });
		const ensuredOrder = await ensureOrder(db, site.gateway, await addApplication(db, 1), context.now());
		const orderId = ensuredOrder.ok ? ensuredOrder.orderId : "";
		if (pays) await payAtCheckout(site, orderId, "captured");
		const { id: feeId } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		const fee = async () => (await db.selectFrom("fees").select("state").executeTakeFirstOrThrow()).state;
		const kinds = async () => (await findMismatches(db, context.now(), { limit: 9 })).rows.map(({ kind }) => kind);
		const ask = () => askProvider(db, site.gateway, feeId, context);
		return { ...site, db, context, orderId, feeId, fee, kinds, ask };
	}

	test("marks a fee paid of which nothing was heard", async () => {
		const { ask, fee } = await open();
		await ask();
		expect(await fee()).toBe("paid");
	});

	test("captures what was only authorised, and refuses what cannot be captured", async () => {
		const site = await open(false);
		const { db, gateway, context, orderId, kinds, fee } = site;
		await setFaults(site, { payments: "held" });
		const { razorpay_payment_id: paymentId = "" } = await payAtCheckout(site, orderId, "captured");
		await syncFromProvider(db, gateway, orderId, "poll", context);
		context.now.pass(2 * day);
		expect(await kinds()).toEqual(["not-captured"]);
		expect(await capturePayment(db, gateway, paymentId, context)).toMatchObject({
			ok: true,
			feeId: expect.any(Number),
		});
		expect([await kinds(), await fee()]).toEqual([[], "paid"]);
		for (const id of [paymentId, "pay_of_nobody"])
			expect(await capturePayment(db, gateway, id, context)).toMatchObject({
				ok: false,
				message: /Only an authorised/,
			});
	});

	test("finds a refund that was ordered elsewhere and not reported, each fee once a day, and writes it down", async () => {
		const site = await open();
		const { db, gateway, context, orderId, kinds, fee, ask } = site;
		await ask();
		await answerAsBank(site, orderId, "refunded");
		const compare = () => comparePaidFees(db, gateway, { limit: 9, now: context.now });
		expect([await compare(), await kinds()]).toEqual([0, []]);
		context.now.pass(1.1 * day);
		expect([await compare(), await kinds(), await fee()]).toEqual([1, ["refunded-elsewhere"], "paid"]);
		expect(await compare()).toBe(0);
		await ask();
		expect([await kinds(), await fee()]).toEqual([[], "refunded"]);
		const refunds = await db.selectFrom("refunds").select(["amount", "state", "origin"]).execute();
		expect(refunds).toEqual([{ amount: 1000, state: "processed", origin: "provider" }]);
	});

	test("finds a part that was refunded elsewhere and not reported, until it is asked about", async () => {
		const { db, gateway, context, kinds, ask, fee } = await open();
		await ask();
		const { payment_id: paymentId } = await db
			.selectFrom("fee_payments")
			.select("payment_id")
			.executeTakeFirstOrThrow();
		const elsewhere = { paymentId, amount: 400, idempotencyKey: "made-at-the-dashboard", notes: {} };
		await gateway.refundPayment(elsewhere);
		context.now.pass(1.1 * day);
		expect(await comparePaidFees(db, gateway, { limit: 9, now: context.now })).toBe(1);
		const { rows } = await findMismatches(db, context.now(), { limit: 9 });
		expect(rows.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
			`refunded-elsewhere: Razorpay refunded ₹4.00 of ${paymentId}, but ₹0.00 is recorded here.`,
		]);
		await ask();
		expect([await kinds(), await fee()]).toEqual([[], "paid"]);
		const refunds = await db.selectFrom("refunds").select(["amount", "state", "origin"]).execute();
		expect(refunds).toEqual([{ amount: 400, state: "processed", origin: "provider" }]);
	});

	test("finds nothing where its keys are unknown, and leaves out one fee of which the answer is malformed", async () => {
		const { db, gateway, context, kinds, ask } = await open();
		await ask();
		context.now.pass(1.1 * day);
		const answering = (kind: GatewayFault): PaymentGateway => ({
			...gateway,
			fetchOrder: () => Promise.reject(new GatewayError(kind, "as the test says")),
		});
		const compare = (kind: GatewayFault) => comparePaidFees(db, answering(kind), { limit: 9, now: context.now });
		await expect(compare("keys")).rejects.toThrow("as the test says");
		expect(await kinds()).toEqual([]);
		expect([await compare("malformed"), await compare("malformed")]).toEqual([1, 0]);
		context.now.pass(1.1 * day);
		expect([await compare("refused"), await kinds()]).toEqual([1, ["order-unknown"]]);
	});

	test("leaves what a member has seen to, until something else is found of it", async () => {
		const { db, gateway, context, kinds, ask } = await open();
		await ask();
		const compareWith = (amount: number) => {
			context.now.pass(1.1 * day);
			const fetchOrder = async (id: string) => ({ ...(await gateway.fetchOrder(id)), amount });
			return comparePaidFees(db, { ...gateway, fetchOrder }, { limit: 9, now: context.now });
		};
		const by = { id: 1, name: "Priya Raghavan" };
		const act = async (change: typeof leaveFinding) => {
			const { id } = await db.selectFrom("money_findings").select("id").executeTakeFirstOrThrow();
			return db.transaction().execute((trx) => change(trx, { findingId: id, by }, context.now()));
		};
		await compareWith(1100);
		expect(await kinds()).toEqual(["other-at-provider"]);
		expect([await act(leaveFinding), await act(leaveFinding), await kinds()]).toEqual([true, false, []]);
		await compareWith(1100);
		expect(await kinds()).toEqual([]);
		expect([await act(showFinding), await act(showFinding), await kinds()]).toEqual([
			true,
			false,
			["other-at-provider"],
		]);
		await act(leaveFinding);
		await db.updateTable("fees").set({ order_id: "order_other" }).execute();
		await compareWith(1000);
		expect(await kinds()).not.toEqual([]);
		const acts = await db.selectFrom("audit_log").select("act").orderBy("id").execute();
		expect(acts.map((row) => row.act)).toEqual(["finding-left", "finding-shown", "finding-left"]);
	});

	test("says that a fee got no order when the provider makes none", async () => {
		const db = await freshDb();
		const context = testContext();
		const site = await startSandboxSite(db, context.now);
		onTestFinished(() => site.app.close());
		await addApplication(db, 1);
		const { id } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		await setFaults(site, { answers: "error" });
		expect(await askProvider(db, site.gateway, id, context)).toBe(false);
		await setFaults(site, { answers: "none" });
		expect(await askProvider(db, site.gateway, id, context)).toBe(true);
	});

	test("finds a paid order with a receipt of ours that no fee has, and leaves those of others alone", async () => {
		const { db, gateway, keys, context, kinds } = await open(false);
		const report = async (receipt: string) => {
			const payment = { id: `pay_${receipt}`, order_id: `order_${receipt}`, status: "captured" };
			const money = { amount: 1000, currency: "INR" };
			const payload = {
				payment: { entity: { ...payment, ...money } },
				order: { entity: { id: payment.order_id, receipt, status: "paid", ...money } },
			};
			const rawBody = Buffer.from(JSON.stringify({ event: "order.paid", payload }));
			const signature = createHmac("sha256", keys.webhookSecret).update(rawBody).digest("hex");
			for (const eventId of ["evt_1", "evt_2"])
				expect(await receiveWebhook(db, gateway, { rawBody, signature, eventId }, context)).toBe("ignored");
		};
		await report("canteen-12");
		expect(await kinds()).toEqual([]);
		await report("DSA-26-B-000999-0a1b2c3d");
		await report("Hills-26-B-000999-0a1b2c3d");
		expect(await kinds()).toEqual(["order-unknown", "order-unknown"]);
	});
});
