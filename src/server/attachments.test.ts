import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { addOrderedFee, paymentEvent, start } from "#src/payment/testing/fees.server.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { attachmentOf } from "./attachments.ts";

describe.each(["sqlite", "postgres"] as const)("the mail after a payment (%s)", (engine) => {
	let site: TestApp;
	afterEach(() => site.close());

	it("says what was paid in figures and words, and carries the receipt as a PDF", async () => {
		const now = () => start;
		site = await startApp(engine, {}, now);
		const { db, school, transport, writeEmail: write, log, settings } = site.services;
		const { orderId } = await addOrderedFee(db);
		const onPaid = (...[trx, paid]: Parameters<Parameters<typeof recordPaymentEvent>[2]["onPaid"]>) =>
			sendReceipt(trx, school, paid, now());
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_29QQoUBi66xm2f", "captured", "paid"), {
			now,
			onPaid,
		});
		const attach = (key: string) => attachmentOf(site.services, key);
		const from = { name: school.name, address: school.email };
		expect(await deliverDue(db, transport, { from, now, limit: 5, write, attach, log })).toEqual({
			sent: 1,
			delayed: 0,
			dead: 0,
		});

		const folder = join(settings.dataDir, "mail");
		const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? "")));
		expect(mail.subject).toBe("We’ve received your application fee (DSA-26-B-000001)");
		for (const words of ["DSA-26-R-000001", "20 November 2026", "₹10.00", "Rupees ten only", "pay_29QQoUBi66xm2f"]) {
			expect(mail.text).toContain(words);
			expect(mail.html).toContain(words);
		}
		const [receipt, ...more] = mail.attachments;
		expect([receipt?.filename, receipt?.mimeType, receipt?.disposition, more]).toEqual([
			"receipt-DSA-26-R-000001.pdf",
			"application/pdf",
			"attachment",
			[],
		]);
		const file = new ReadPdf(new Uint8Array(receipt?.content as ArrayBuffer));
		expect([file.pages.length, file.info("Title"), file.info("Subject")]).toEqual([
			1,
			"Application fee receipt",
			"₹10.00 for DSA-26-B-000001",
		]);
		expect(file.createdAt).toEqual(start);
	});
});
