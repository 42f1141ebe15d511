import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { endFee } from "#src/payment/fee/end-fee.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { capturePayment } from "#src/payment/ledger/ask-provider.server.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { addApplication, testContext } from "#src/payment/testing/fees.server.ts";
import { answerAsBank, payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { hasDueFees, pollDueFees } from "./poll-provider.server.ts";
import { syncFromProvider } from "./sync-from-provider.server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A fee with an order, and a gateway that counts captures. */
async function open(db: Db) {
	const context = testContext();
	const { now } = context;
	const site = await startSandboxSite(db, now);
	onTestFinished(() => site.app.close());
	const id = await addApplication(db, 1, now());
	const ensuredOrder = await ensureOrder(db, site.gateway, id, now());
	const orderId = ensuredOrder.ok ? ensuredOrder.orderId : "";
	const captures: string[] = [];
	const gateway: PaymentGateway = {
		...site.gateway,
		capturePayment: (payment) => {
			captures.push(payment.id);
			return site.gateway.capturePayment(payment);
		},
	};
	const poll = async (pass = minute) => {
		now.pass(pass);
		await pollDueFees(db, gateway, context);
	};
	const state = async () => (await readFee(db, id, now()))?.state;
	const wrong = async () => (await findMismatches(db, now(), { limit: 9 })).rows.map(({ kind }) => kind);
	return { ...site, db, id, orderId, context, now, gateway, captures, poll, state, wrong };
}

describeDatabases("a payment that was only authorised", (freshDb) => {
	test("is captured by the next poll, once, and pays the fee", async () => {
		const site = await open(await freshDb());
		await setFaults(site, { payments: "held" });
		await payAtCheckout(site, site.orderId, "upi");
		await site.poll();
		await site.poll(day);
		expect([await site.state(), site.captures.length, await site.wrong()]).toEqual(["paid", 1, []]);
	});

	test("is captured soon when the bank confirms it days later, with the charge that the payer bears", async () => {
		const site = await open(await freshDb());
		await setFaults(site, { payments: "late", account: "fee-bearer" });
		await payAtCheckout(site, site.orderId, "captured");
		await site.poll();
		await site.poll(2.5 * day);
		expect(await site.state()).toBe("attempted");
		await answerAsBank(site, site.orderId, "authorized");
		// Reports it as the webhook does.
		await syncFromProvider(site.db, site.gateway, site.orderId, "webhook", site.context);
		site.now.pass(minute);
		expect(await hasDueFees(site.db, site.now())).toBe(true);
		await site.poll(0);
		expect([await site.state(), site.captures.length]).toEqual(["paid", 1]);
	});

	test("is captured once by several processes and members at the same time", async () => {
		const site = await open(await freshDb());
		await setFaults(site, { payments: "held" });
		const { razorpay_payment_id: paymentId = "" } = await payAtCheckout(site, site.orderId, "captured");
		await syncFromProvider(site.db, site.gateway, site.orderId, "browser", site.context);
		site.now.pass(minute);
		await Promise.all([
			site.poll(0),
			site.poll(0),
			capturePayment(site.db, site.gateway, paymentId, site.context),
			capturePayment(site.db, site.gateway, paymentId, site.context),
		]);
		await site.poll();
		expect([await site.state(), site.captures.length]).toEqual(["paid", 1]);
	});

	test("is not captured once more after an answer that was lost", async () => {
		const site = await open(await freshDb());
		await setFaults(site, { payments: "held" });
		await payAtCheckout(site, site.orderId, "captured");
		const lostPaymentGateway: PaymentGateway = {
			...site.gateway,
			capturePayment: async (payment) => {
				await setFaults(site, { answers: "error" });
				return site.gateway.capturePayment(payment);
			},
		};
		site.now.pass(minute);
		await pollDueFees(site.db, lostPaymentGateway, site.context);
		expect(await site.state()).toBe("attempted");
		await setFaults(site, { answers: "none" });
		await site.poll(5 * minute);
		expect([await site.state(), site.captures.length]).toEqual(["paid", 1]);
	});

	test.each(["ended", "withdrawn", "of another amount"])(
		"is left where it is %s, and goes back after three days",
		async (why) => {
			const site = await open(await freshDb());
			await setFaults(site, { payments: "held" });
			await payAtCheckout(site, site.orderId, "captured");
			const fee = await site.db.selectFrom("fees").selectAll().executeTakeFirstOrThrow();
			if (why === "ended") await site.db.transaction().execute((trx) => endFee(trx, fee, site.now()));
			if (why === "of another amount")
				await site.db.updateTable("fees").set({ amount: 2500 }).where("id", "=", fee.id).execute();
			const context = { ...site.context, isOwed: async () => why !== "withdrawn" };
			for (const pass of [minute, minute, day, 2 * day, day]) {
				site.now.pass(pass);
				await pollDueFees(site.db, site.gateway, context);
			}
			expect([await site.state(), site.captures]).toEqual(["attempted", []]);
			const payments = await site.db.selectFrom("fee_payments").select(["status", "captured_at"]).execute();
			expect(payments).toEqual([{ status: "refunded", captured_at: null }]);
			expect(await site.db.selectFrom("refunds").select("id").execute()).toEqual([]);
		},
	);

	test("is on the money desk when it was not captured for ten minutes", async () => {
		const site = await open(await freshDb());
		await setFaults(site, { payments: "held" });
		await payAtCheckout(site, site.orderId, "captured");
		await syncFromProvider(site.db, site.gateway, site.orderId, "webhook", site.context);
		expect(await site.wrong()).toEqual([]);
		site.now.pass(11 * minute);
		expect(await site.wrong()).toEqual(["not-captured"]);
	});
});
