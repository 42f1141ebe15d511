import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { referencedKeys } from "#src/admissions/documents/stored-files.server.ts";
import { renderReceipt } from "#src/admissions/receipts/receipt-pdf.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { applyRetention } from "./retention-job.ts";

describe.each(["sqlite", "postgres"] as const)("records (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	const now = () => moment;
	beforeEach(async () => {
		moment = new Date("2026-11-20T06:00:00.000Z");
		site = await startApp(engine, {}, now);
	});
	afterEach(() => site.close());

	async function apply(name: string): Promise<string> {
		const { body, contentType } = await multipart({ ...barchAnswers, name }, await certificates());
		const answer = await site.app.inject({
			method: "POST",
			url: "/api/v1/website/application/add",
			body,
			headers: { "content-type": contentType },
		});
		return answer.json().data.payment.id;
	}
	const hear = (orderId: string, paymentId: string, amount = 1000) => {
		const { db, school } = site.services;
		const event = paymentEvent("webhook", orderId, paymentId, "captured", "paid");
		const changedEvent = { ...event, payment: { ...event.payment, amount } };
		return recordPaymentEvent(db, changedEvent, {
			now,
			onPaid: (trx, paidFee) => sendReceipt(trx, school, paidFee, now()),
		});
	};
	/** Runs the jobs on a day and returns what remains. */
	async function on(day: string) {
		moment = new Date(`${day}T12:00:00.000+05:30`);
		const { db, storage } = site.services;
		await applyRetention(site.services, AbortSignal.any([]));
		await collectGarbage(storage, {
			referenced: (keys) => referencedKeys(db, keys),
			olderThan: new Date("2100-01-01"),
		});
		const count = async (
			table: "enquiries" | "outbox" | "access_tokens" | "application_files" | "fees" | "fee_payments" | "fee_events",
		) =>
			Number((await db.selectFrom(table).select(db.fn.countAll<number>().as("rows")).executeTakeFirstOrThrow()).rows);
		let files = 0;
		for await (const _file of storage.list()) files += 1;
		const applications = await db
			.selectFrom("applications")
			.select(["name", "email", "answers"])
			.orderBy("id")
			.execute();
		return {
			messages: await count("enquiries"),
			mails: await count("outbox"),
			links: await count("access_tokens"),
			fees: await count("fees"),
			payments: await count("fee_payments"),
			history: (await count("fee_events")) > 0,
			rows: await count("application_files"),
			files,
			applications: applications.map(({ name, email, answers }) => [name, email !== "", answers !== "{}"]),
		};
	}

	it("are erased when the privacy policy says so, and not a day before", async () => {
		const { db, school, transport, writeEmail: write, log } = site.services;
		await apply("Unpaid");
		await hear(await apply("Paid"), "pay_1");
		await hear(await apply("Overcharged"), "pay_2", 5000);
		const enquiry = { name: "Anbu", phone: "9443212345", city: "Coonoor", course: "barch" };
		expect(
			(await site.app.inject({ method: "POST", url: "/api/v1/website/enquiry-form/add", payload: enquiry })).statusCode,
		).toBeLessThan(300);
		const from = { name: school.name, address: school.email };
		await deliverDue(db, transport, {
			from,
			now,
			limit: 50,
			write,
			log,
			attach: (key) => attachmentOf(site.services, key),
		});

		const whole = {
			messages: 1,
			mails: 8,
			// Two per application, and the payer link in its mail.
			links: 9,
			fees: 3,
			payments: 2,
			history: true,
			rows: 6,
			files: 6,
			applications: ["Unpaid", "Paid", "Overcharged"].map((name) => [name, true, true]),
		};
		expect(await on("2027-05-18")).toEqual(whole);
		expect(await on("2027-05-20")).toEqual({ ...whole, links: 0 });
		expect(await on("2027-11-19")).toMatchObject({ messages: 1, mails: 8 });
		const fromThenOn = { ...whole, messages: 0, mails: 0, links: 0 };
		expect(await on("2027-11-21")).toEqual(fromThenOn);
		expect(await on("2028-06-30")).toEqual(fromThenOn);
		expect(await on("2028-07-01")).toEqual({
			...fromThenOn,
			fees: 2,
			rows: 0,
			files: 0,
			applications: [
				["Paid", false, false],
				["Overcharged", false, false],
			],
		});
		const { id } = await db.selectFrom("fees").select("id").where("payment_id", "=", "pay_1").executeTakeFirstOrThrow();
		expect((await renderReceipt(db, school, { feeId: id }))?.filename).toBe("receipt-DSA-26-R-000001.pdf");
		expect(await on("2035-03-31")).toMatchObject({ fees: 2, payments: 2 });
		expect(await on("2035-04-01")).toMatchObject({ fees: 0, payments: 0, history: false, applications: [] });
		expect(site.log()).toContain("expired records erased");
	});

	it("of an application on the last day of admissions count from that day, by the school's clock", async () => {
		moment = new Date("2027-06-30T18:29:00.000Z");
		await apply("On time");
		moment = new Date("2027-06-30T18:31:00.000Z");
		await apply("For the next year");
		expect((await on("2028-07-01")).applications.map(([name]) => name)).toEqual(["For the next year"]);
		expect((await on("2029-06-30")).applications).toHaveLength(1);
		expect((await on("2029-07-01")).applications).toEqual([]);
	});
});
