import { expect, test } from "vitest";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { addOrderedFee, paymentEvent, snapshot, start, testContext } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { markRefunded } from "./mark-refunded.server.ts";

const reference = "DSA-26-B-000001";
const refund = { by: "R. Thomas", note: "Withdrawn by the applicant", now: start };

describeDatabases("markRefunded", (freshDb) => {
	async function paid() {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_1", "captured", "paid"), testContext());
		return { db, applicationId, orderId };
	}

	test("by reference or payment, the fee is refunded for good, once, and the audit says by whom and why", async () => {
		for (const of of [reference, "pay_1"]) {
			const { db, applicationId, orderId } = await paid();
			expect(await markRefunded(db, { of, ...refund })).toEqual({
				ok: true,
				reference,
				paymentId: "pay_1",
				state: "refunded",
			});
			expect(await markRefunded(db, { of, ...refund })).toEqual({ ok: false, reason: "already-refunded" });
			await recordPaymentEvent(
				db,
				{ ...paymentEvent("webhook", orderId, "pay_1", "captured", "paid"), eventId: "evt_late" },
				testContext(),
			);
			expect(await snapshot(db, applicationId)).toMatchObject({
				state: "refunded",
				paymentId: "pay_1",
				payments: [{ status: "refunded" }],
			});
			const events = await db.selectFrom("fee_events").selectAll().where("source", "=", "staff").execute();
			expect(
				events.map(({ kind, state_before, state_after, detail }) => [
					kind,
					state_before,
					state_after,
					JSON.parse(detail),
				]),
			).toEqual([["refunded", "paid", "refunded", { by: "R. Thomas", note: "Withdrawn by the applicant" }]]);
		}
	});

	test("needs the id of one of two captured payments; once refunded, the fee stays paid and unflagged", async () => {
		const { db, applicationId, orderId } = await paid();
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_2", "captured", "paid"), testContext());
		expect(await markRefunded(db, { of: reference, ...refund })).toEqual({
			ok: false,
			reason: "several",
			payments: [
				{ id: "pay_1", amount: 1000, flag: null },
				{ id: "pay_2", amount: 1000, flag: "second_capture" },
			],
		});
		expect(await markRefunded(db, { of: "pay_2", ...refund })).toMatchObject({ ok: true, state: "paid" });
		expect(await snapshot(db, applicationId)).toMatchObject({
			state: "paid",
			paymentId: "pay_1",
			payments: [{ flag: null }, { flag: null }],
		});
	});

	test("unknown, already refunded and uncaptured payments are refused", async () => {
		const db = await freshDb();
		const { orderId } = await addOrderedFee(db);
		expect(await markRefunded(db, { of: reference, ...refund })).toEqual({ ok: false, reason: "nothing-held" });
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_1", "authorized"), testContext());
		expect(await markRefunded(db, { of: "pay_1", ...refund })).toEqual({ ok: false, reason: "nothing-held" });
		expect(await markRefunded(db, { of: "DSA-26-B-999999", ...refund })).toEqual({ ok: false, reason: "unknown" });
	});
});
