import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { recordRefund } from "#src/payment/refunds/record-refund.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

describe.each(onEngine("sqlite"))("the receipt of a fee that went back (%s)", (engine) => {
	let site: TestApp;
	let now: Date;
	let token: string;
	beforeEach(async () => {
		now = new Date("2026-11-20T06:00:00.000Z");
		site = await startApp(engine, {}, () => now);
		({ token } = await sendApplication(site.url));
		const { db, school } = site.services;
		const { order_id } = await db.selectFrom("fees").select("order_id").executeTakeFirstOrThrow();
		await recordPaymentEvent(db, paymentEvent("webhook", order_id ?? "", "pay_1", "captured", "paid"), {
			now: () => now,
			onPaid: (trx, paidFee) => sendReceipt(trx, school, paidFee, now),
		});
	});
	afterEach(() => site.close());

	async function giveBack(id: string, amount: number, at: string, status: "pending" | "processed" | "failed") {
		now = new Date(at);
		const report = { id, paymentId: "pay_1", amount, currency: "INR", receipt: null, status };
		expect(await recordRefund(site.services.db, report, { now: () => now })).toBe(true);
	}
	const readText = (bytes: Uint8Array) => extractText(new ReadPdf(bytes)).join(" ").replaceAll(/\s+/g, " ");
	/** Returns the receipt as the applicant downloads it, which is also what a mail that is sent now brings. */
	async function receipt() {
		const answer = await fetch(`${site.url}/application/${token}/receipt.pdf`);
		expect(answer.status).toBe(200);
		const text = readText(new Uint8Array(await answer.arrayBuffer()));
		const { id } = await site.services.db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		const attachment = await attachmentOf(site.services, `receipt:${id}`);
		expect(readText(attachment?.content as Uint8Array)).toBe(text);
		return text;
	}

	it("says of a part what went back on which day at the school, and what remains paid", async () => {
		expect(await receipt()).not.toMatch(/refund/i);
		await giveBack("rfnd_1", 450, "2026-12-01T06:00:00.000Z", "pending");
		expect(await receipt()).not.toMatch(/refund/i);
		// Half an hour past midnight at the school.
		await giveBack("rfnd_1", 450, "2026-12-01T19:00:00.000Z", "processed");
		const text = await receipt();
		expect(text).toContain("Partly refundedRefunded₹4.50 on 2 December 2026Not refunded₹5.50Amount");
		expect(text).toContain("Amount received₹10.00Rupees ten only");
		expect(text).toContain("Date20 November 2026");
	});

	it("says of the whole each part with its day, and that nothing remains", async () => {
		await giveBack("rfnd_2", 100, "2026-12-03T06:00:00.000Z", "pending");
		await giveBack("rfnd_1", 450, "2026-12-05T06:00:00.000Z", "processed");
		await giveBack("rfnd_2", 100, "2026-12-07T06:00:00.000Z", "failed");
		await giveBack("rfnd_3", 550, "2027-01-09T06:00:00.000Z", "processed");
		const text = await receipt();
		const parts = "₹4.50 on 5 December 2026 ₹5.50 on 9 January 2027";
		expect(text).toContain(`RefundedRefunded${parts}Not refundedNoneAmount received`);
		expect(text).not.toContain("in part");
		expect(text).not.toContain("₹1.00");
	});
});
