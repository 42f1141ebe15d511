import { expect, onTestFinished, test } from "vitest";
import type { SandboxFaults } from "#peers/razorpay/faults.ts";
import type { Db } from "#src/db/connect.server.ts";
import { syncFromProvider } from "#src/payment/confirm/sync-from-provider.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { askForRefund, confirmRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { pollDueRefunds } from "#src/payment/refunds/order-refund.server.ts";
import { addApplication, testClock, testContext } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { explainLine, unexplainLine } from "./explain-line.server.ts";
import { fetchSettlements, isSettlementAwaited, openMonths } from "./fetch-settlements.server.ts";
import { findDifferences } from "./find-differences.server.ts";
import { importLines } from "./import-lines.server.ts";
import { listExplained, listSettlements } from "./list-settlements.server.ts";

const day = 86_400_000;
const priya = { id: 1, name: "Priya Raghavan" };
const meena = { id: 2, name: "Meena Joseph" };

/** A school whose fees of ₹10 are paid in the sandbox on Friday, 20 November 2026. */
async function open(db: Db) {
	const now = testClock();
	const context = testContext(now);
	const site = await startSandboxSite(db, now);
	onTestFinished(() => site.app.close());
	let applications = 0;
	const pay = async () => {
		applications += 1;
		const applicationId = await addApplication(db, applications, now());
		const ensuredOrder = await ensureOrder(db, site.gateway, applicationId, now());
		if (!ensuredOrder.ok) throw new Error("no order");
		await payAtCheckout(site, ensuredOrder.orderId, "captured");
		await syncFromProvider(db, site.gateway, ensuredOrder.orderId, "poll", context);
		const { payment_id } = await db
			.selectFrom("fees")
			.select("payment_id")
			.where("application_id", "=", applicationId)
			.executeTakeFirstOrThrow();
		return String(payment_id);
	};
	const refund = async (paymentId: string, amount?: number) => {
		const refundAct = await db
			.transaction()
			.execute((trx) => askForRefund(trx, { paymentId, amount, reason: "Withdrew", by: priya }, now()));
		if (!refundAct.ok) throw new Error(refundAct.message);
		await db.transaction().execute((trx) => confirmRefund(trx, { refundId: refundAct.refundId, by: meena }, now()));
		await pollDueRefunds(db, site.gateway, context);
	};
	const fetch = async (settlements: SandboxFaults["settlements"] = "none", month = "2026-11") => {
		await setFaults(site, { settlements });
		return fetchSettlements(db, site.gateway, month, now);
	};
	const differences = async () => {
		const { rows, sum } = await findDifferences(db, now(), { limit: 50 });
		expect(rows.reduce((total, { difference }) => total + difference, 0)).toBe(sum);
		return rows.map(({ kind, entityId, difference }) => [kind, entityId, difference]);
	};
	return { now, site, pay, refund, fetch, differences };
}

describeDatabases("settlements", (freshDb) => {
	test("agree with payments and refunds, and are stored once however often they are fetched", async () => {
		const db = await freshDb();
		const { now, pay, refund, fetch, differences } = await open(db);
		const [first, second] = [await pay(), await pay()];
		await refund(first);
		await refund(second, 450);
		expect(await isSettlementAwaited(db, now())).toBe(false);
		now.pass(2 * day);
		expect(await isSettlementAwaited(db, now())).toBe(true);
		expect(await fetch()).toMatchObject({ added: 0 });
		// Tuesday: two working days after Friday.
		now.pass(2 * day);
		expect(await differences()).toEqual([]);
		expect(await fetch()).toEqual({ added: 4, known: 0, contradictions: [] });
		expect(await fetch()).toEqual({ added: 0, known: 4, contradictions: [] });
		expect(await isSettlementAwaited(db, now())).toBe(false);
		now.pass(30 * day);
		expect(await differences()).toEqual([]);
		// Refunds whose name was never reported still have a known payment and amount.
		await db.updateTable("refunds").set({ provider_id: null }).where("amount", "=", 450).execute();
		expect(await differences()).toEqual([]);
		const { rows, count } = await listSettlements(db, { limit: 30 });
		expect(count).toBe(1);
		// 2 % of ₹10 is 20 paise, and 18 % of that 4.
		expect(rows).toMatchObject([
			{ settledOn: "2026-11-24", payments: 2, paid: 2000, refunded: 1450, fees: 48, taxes: 8, other: 0, net: 502 },
		]);
	});

	test("that are late, doubled, unknown or of another amount are listed with the difference", async () => {
		const db = await freshDb();
		const { now, pay, refund, fetch, differences } = await open(db);
		const first = await pay();
		now.pass(6 * day);
		await fetch("late");
		expect(await differences()).toEqual([]);
		now.pass(2 * day);
		expect(await differences()).toEqual([["not-settled", first, -1000]]);
		await fetch("twice");
		expect(await differences()).toEqual([["settled-twice", first, 1000]]);

		const second = await pay();
		await refund(second, 300);
		now.pass(5 * day);
		await fetch("other-sum", "2026-12");
		expect(await differences()).toEqual([
			["other-sum", second, 100],
			["settled-twice", first, 1000],
		]);
		// Someone pays by the same account what no fee here asked for.
		const third = await pay();
		await db.deleteFrom("fee_payments").where("payment_id", "=", third).execute();
		await db.updateTable("refunds").set({ state: "failed" }).execute();
		now.pass(5 * day);
		await fetch("none", "2026-12");
		const kinds = (await differences()).map(([kind, , difference]) => [kind, difference]);
		expect(kinds).toEqual([
			["other-sum", 100],
			["settled-twice", 1000],
			["unknown-payment", 1000],
			["refund-not-made-here", -300],
		]);
	});

	test("a line that a member explains is no difference until the explanation is removed", async () => {
		const db = await freshDb();
		const { now, differences } = await open(db);
		const line = {
			settlementId: "setl_1",
			entityId: "adj_1",
			kind: "other" as const,
			paymentId: null,
			utr: null,
			settledOn: "2026-11-24",
			amount: 5000,
			fee: 0,
			tax: 0,
			net: -5000,
			currency: "INR",
			description: "Dispute",
		};
		const store = (lines: (typeof line)[]) => db.transaction().execute((trx) => importLines(trx, lines, now()));
		expect(await store([line, line])).toEqual({ added: 1, known: 1, contradictions: [] });
		const { contradictions } = await store([{ ...line, amount: 6000, net: -6000 }]);
		expect(contradictions).toEqual([
			"adj_1 is already here with ₹50.00, fee ₹0.00, but the import has ₹60.00, fee ₹0.00 (setl_1). We kept the existing line.",
		]);
		expect(await differences()).toEqual([["other-movement", "adj_1", -5000]]);
		const { rows } = await findDifferences(db, now(), { limit: 1 });
		const lineId = rows[0]?.lineId ?? 0;
		const explain = (explanation: string) =>
			db.transaction().execute((trx) => explainLine(trx, { lineId, explanation, by: priya }, now()));
		expect(await explain(" ")).toMatchObject({ ok: false });
		expect(await explain("The dispute of July")).toEqual({ ok: true });
		expect(await explain("Again")).toEqual({ ok: false, message: "Priya Raghavan already explained it." });
		expect(await differences()).toEqual([]);
		expect(await listExplained(db, { unmasked: true }, { limit: 20 })).toMatchObject({
			rows: [{ entityId: "adj_1", explanation: "The dispute of July" }],
			count: 1,
		});
		const takeBack = () => db.transaction().execute((trx) => unexplainLine(trx, { lineId, by: meena }, now()));
		expect(await takeBack()).toEqual({ ok: true });
		expect(await takeBack()).toMatchObject({ ok: false });
		expect(await differences()).toEqual([["other-movement", "adj_1", -5000]]);
		const acts = await db.selectFrom("audit_log").select("act").orderBy("id").execute();
		expect(acts.map(({ act }) => act)).toEqual(["settlement-line-explained", "settlement-line-unexplained"]);
	});
});

test("a month is open until a week after its end", () => {
	expect(openMonths(new Date("2026-12-07T06:00:00Z"))).toEqual(["2026-11", "2026-12"]);
	expect(openMonths(new Date("2026-12-09T06:00:00Z"))).toEqual(["2026-12"]);
});
