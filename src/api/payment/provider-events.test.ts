import { afterEach, expect, test } from "vitest";
import { readFee } from "#src/payment/fee/fee.server.ts";
import type { MoneyAlert } from "#src/payment/fee/payment-event.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { readLines } from "#src/payment/ledger/ledger.server.ts";
import { storeFindings } from "#src/payment/ledger/money-findings.server.ts";
import { payAtCheckout, setFaults } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { paymentApiFor, webhookBody } from "#tests/support/payment/payment-api.ts";

const openApi = paymentApiFor(afterEach);
const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);

type Api = Awaited<ReturnType<typeof openApi>>;

function disputeEvent({ orderId }: Api, event: string, status: string, at: string, more: object = {}) {
	return {
		event: `payment.dispute.${event}`,
		created_at: seconds(at),
		payload: {
			payment: {
				entity: { id: "pay_1", order_id: orderId, status: "captured", amount: 1000, currency: "INR", captured: true },
			},
			dispute: {
				entity: {
					id: "disp_1",
					entity: "dispute",
					payment_id: "pay_1",
					amount: 1000,
					currency: "INR",
					amount_deducted: 0,
					reason_code: "credit_not_processed",
					respond_by: seconds("2026-12-04T18:00:00Z"),
					status,
					phase: "chargeback",
					created_at: seconds("2026-11-20T05:00:00Z"),
					...more,
				},
			},
		},
	};
}

describeDatabases("a dispute", (freshDb) => {
	async function open() {
		const api = await openApi(await freshDb());
		await api.hook(webhookBody(api.orderId));
		const listMismatches = async () =>
			(await findMismatches(api.db, api.now(), { limit: 9 })).rows.map(({ kind, message, amount, feeId }) => ({
				kind,
				message,
				amount,
				feeId,
			}));
		return { ...api, found: listMismatches };
	}

	test("is a finding with its last day, told at once, until it is answered, won or lost", async () => {
		const api = await open();
		const { hook, found, alerts } = api;
		await hook(disputeEvent(api, "created", "open", "2026-11-20T06:01:00Z"), { id: "evt_d1" });
		await hook(disputeEvent(api, "created", "open", "2026-11-20T06:01:00Z"), { id: "evt_d1" });
		expect(await found()).toEqual([
			{
				kind: "disputed",
				amount: 1000,
				feeId: expect.any(Number),
				message: expect.stringContaining("by 4 December 2026"),
			},
		]);
		expect(alerts).toMatchObject([{ kind: "disputed", reference: "DSA-26-B-000001", lastDay: "2026-12-04" }]);
		await hook(disputeEvent(api, "under_review", "under_review", "2026-11-22T06:00:00Z"));
		expect(await found()).toEqual([]);
		await hook(disputeEvent(api, "lost", "lost", "2026-12-20T06:00:00Z", { amount_deducted: 1000 }));
		expect(await found()).toMatchObject([{ kind: "disputed", message: expect.stringContaining("We lost dispute") }]);
		expect(alerts.map(({ kind }) => kind)).toEqual(["disputed", "dispute-lost"]);
		expect(await api.fee()).toMatchObject({ state: "paid" });
	});

	test("ends the same in any order of its events, and survives a comparison with the provider", async () => {
		const api = await open();
		const { db, hook, found } = api;
		await hook(disputeEvent(api, "won", "won", "2026-12-01T06:00:00Z"));
		await hook(disputeEvent(api, "action_required", "open", "2026-11-25T06:00:00Z"));
		await hook(disputeEvent(api, "created", "open", "2026-11-20T07:00:00Z"));
		expect(await found()).toEqual([]);
		await hook(disputeEvent(api, "created", "open", "2026-12-02T07:00:00Z", { id: "disp_2" }));
		expect(await found()).toHaveLength(1);
		const [line] = await readLines(db, api.now());
		if (!line) throw new Error("There is no fee.");
		await db.transaction().execute((trx) => storeFindings(trx, line, [], api.now().toISOString()));
		expect(await found()).toHaveLength(1);
	});

	test("of a part of a payment ends without another one over the rest", async () => {
		const api = await open();
		const { hook, found } = api;
		const part = { id: "disp_part", amount: 300 };
		await hook(disputeEvent(api, "created", "open", "2026-11-21T06:00:00Z", part));
		await hook(disputeEvent(api, "created", "open", "2026-11-22T06:00:00Z", { id: "disp_rest", amount: 700 }));
		const ofDesk = async () => (await found()).map(({ amount }) => amount).sort();
		expect(await ofDesk()).toEqual([300, 700]);
		await hook(disputeEvent(api, "won", "won", "2026-11-25T06:00:00Z", part));
		expect(await ofDesk()).toEqual([700]);
	});

	test("of a payment that the school knows nothing of is taken without effect", async () => {
		const api = await open();
		const event = disputeEvent(api, "created", "open", "2026-11-20T07:00:00Z", { payment_id: "pay_other" });
		const { payment, ...payload } = event.payload;
		expect((await api.hook({ ...event, payload })).status).toBe(200);
		expect([await api.found(), api.alerts, payment.entity.id]).toEqual([[], [], "pay_1"]);
	});

	test("that the sandbox plays arrives, too", async () => {
		const api = await openApi(await freshDb());
		const { razorpay_payment_id: payment } = await payAtCheckout(api, api.orderId, "upi");
		await expect.poll(() => api.paid.length).toBe(1);
		const body = JSON.stringify({ payment, answer: "created" });
		const headers = { "content-type": "application/json" };
		await fetch(api.url("/sandbox/razorpay/control/disputes"), { method: "POST", headers, body });
		await expect
			.poll(async () => (await findMismatches(api.db, api.now(), { limit: 9 })).rows.map(({ kind }) => kind))
			.toEqual(["disputed"]);
	});
});

describeDatabases("events that are not quite in the contract", (freshDb) => {
	const captured = (orderId: string, payment: object = {}, order: object = {}) => {
		const body = webhookBody(orderId);
		return {
			...body,
			payload: {
				payment: { entity: { ...body.payload.payment.entity, ...payment } },
				order: { entity: { ...body.payload.order?.entity, ...order } },
			},
		};
	};

	test.each([
		["an order without notes", {}, { notes: null }, "paid"],
		["an order whose notes are a list of texts", {}, { notes: ["left"] }, "paid"],
		["a payment with an odd fee and card", { fee: "24", card_id: 7, notes: null }, {}, "paid"],
		["money on delivery that is pending", { status: "pending" }, {}, "attempted"],
		["an order in a status of tomorrow", {}, { status: "partially_paid" }, "attempted"],
	])("%s", async (_what, payment, order, state) => {
		const api = await openApi(await freshDb());
		expect((await api.hook(captured(api.orderId, payment, order))).status).toBe(200);
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state });
	});

	test("are logged with their name and id, and what of them can be read still counts", async () => {
		const api = await openApi(await freshDb());
		const event = { ...captured(api.orderId, {}, { amount: null, id: "order_odd" }), event: "order.paid" };
		await api.hook(event, { id: "evt_odd" });
		expect(await readFee(api.db, api.id, api.now())).toMatchObject({ state: "attempted" });
		expect(api.logged).toEqual([
			{ event: "order.paid", eventId: "evt_odd", unread: [{ what: "order", id: "order_odd" }] },
		]);
	});
});

describeDatabases("an order that the provider refuses", (freshDb) => {
	test("is told to the payer as that, and to the office at once, once a day", async () => {
		const api = await openApi(await freshDb(), { ordered: false });
		await setFaults(api, { account: "too-much" });
		for (let tries = 0; tries < 2; tries += 1) {
			const { status, body } = await api.startPayment();
			expect([status, body.status]).toEqual([422, false]);
			expect(body.message).toContain("trying again won’t help");
			expect(body.message).toContain("you haven’t been charged");
		}
		expect(api.alerts.map(({ kind }: MoneyAlert) => kind)).toEqual(["order-refused"]);
		const { rows } = await findMismatches(api.db, api.now(), { limit: 9 });
		expect(rows).toMatchObject([{ kind: "order-refused", message: expect.stringContaining("maximum amount allowed") }]);
		await setFaults(api, { account: "none" });
		expect((await api.startPayment()).status).toBe(200);
		expect((await findMismatches(api.db, api.now(), { limit: 9 })).rows).toEqual([]);
	});

	test("is told apart from a provider in trouble", async () => {
		const api = await openApi(await freshDb(), { ordered: false });
		await setFaults(api, { answers: "bad-gateway" });
		expect((await api.startPayment()).status).toBe(503);
		await setFaults(api, { answers: "none" });
		expect(api.alerts).toEqual([]);
	});
});
