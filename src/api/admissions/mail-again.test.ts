import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextReceiptNumber } from "#src/admissions/receipts/receipt.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { enterCounterPayment } from "#src/payment/counter/enter-payment.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2026-11-20T09:00:00.000Z");
const minute = 60_000;

describe.each(onEngine("sqlite"))("all mails again (%s)", (engine) => {
	let school: TestApp;
	let now: Date;
	let token: string;
	let reference: string;
	beforeEach(async () => {
		now = start;
		school = await startApp(engine, { SITE_URL: "https://school.example" }, () => now);
		const { body, contentType } = await multipart(barchAnswers, await certificates());
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		({ token, reference } = (await school.app.inject({ method: "POST", url, body, headers })).json().data);
	});
	afterEach(() => school.close());

	async function askAgain() {
		const headers = { authorization: `Bearer ${token}` };
		const url = "/api/v1/website/application/mails";
		const answer = await school.app.inject({ method: "POST", url, headers });
		return { code: answer.statusCode, headers: answer.headers, body: answer.json() };
	}
	const mails = async () =>
		(await readQueuedEmails(school.services)).filter(({ to_address }) => /meena/.test(to_address));
	const isDelivered = () => school.services.db.updateTable("outbox").set({ state: "sent", data: "{}" }).execute();

	it("are written from the record, with a new link, to the address of the application", async () => {
		const [first] = await mails();
		await isDelivered();
		expect(await askAgain()).toMatchObject({
			code: 202,
			body: {
				status: true,
				message: expect.stringContaining("our emails to meenakshi@example.com again"),
				data: { email: "meenakshi@example.com", count: 1 },
			},
		});
		const [again, ...more] = await mails();
		expect(more).toEqual([]);
		const withoutLink = (text = "") => text.replace(/(application|pay)\/[\w-]{43}/g, "application/…");
		expect(withoutLink(again?.text)).toBe(withoutLink(first?.text));
		expect(again?.text).not.toBe(first?.text);
		expect(again?.text).toContain("We’ve received 2 documents.");
	});

	it("are the receipt of a paid fee and the letter about the present stage, too", async () => {
		const { db, school: recipient } = school.services;
		const { order_id: orderId } = await db.selectFrom("fees").select("order_id").executeTakeFirstOrThrow();
		await recordPaymentEvent(db, paymentEvent("webhook", orderId ?? "", "pay_1", "captured", "paid"), {
			now: () => now,
			onPaid: (trx, fee) => sendReceipt(trx, recipient, fee, now),
		});
		const { id } = await db.selectFrom("applications").select("id").executeTakeFirstOrThrow();
		const details = { at: "2027-02-16T04:30:00.000Z", place: "Studio 2" };
		await db.transaction().execute(async (trx) => {
			await changeStage(trx, recipient, { applicationId: id, to: "interview", details, actor: "operator" }, now);
		});
		await isDelivered();
		expect((await askAgain()).body.data.count).toBe(3);
		const sentMails = await mails();
		expect(sentMails.map(({ subject, attachment }) => [subject, attachment])).toEqual([
			[`We’ve received your application (${reference})`, null],
			[`We’ve received your application fee (${reference})`, expect.stringMatching(/^receipt:\d+$/)],
			[`Your interview is on 16 February 2027 (${reference})`, null],
		]);
		expect(sentMails[0]?.text).toContain("You don’t need to pay a fee.");
		expect(sentMails[2]?.text).toContain("Place: Studio 2");
		now = new Date("2027-02-16T04:30:00.000Z");
		expect((await askAgain()).body.data.count).toBe(2);
	});

	it("say of a fee that was waived that it was waived", async () => {
		const { db, school: recipient } = school.services;
		const { id: feeId } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		const by = { id: 1, name: "Meena Joseph" };
		const waiver = { feeId, method: "waiver", paidOn: "2026-11-20", note: "Pupil of the ashram school", by } as const;
		const context: Parameters<typeof enterCounterPayment>[2] = {
			now: () => now,
			onPaid: (trx, fee) => sendReceipt(trx, recipient, fee, now),
			nextReceiptNumber: (trx, at) => nextReceiptNumber(trx, at, recipient.shortName),
		};
		const entry = await db.transaction().execute((trx) => enterCounterPayment(trx, waiver, context));
		expect(entry).toMatchObject({ ok: true });
		await isDelivered();
		await askAgain();
		expect((await mails()).map(({ template }) => template)).toEqual(["application-received", "fee-waived"]);
	});

	it("go out at most five times an hour, however many ask at once", async () => {
		await isDelivered();
		const answers = await Promise.all(Array.from({ length: 8 }, askAgain));
		expect(answers.map(({ code }) => code).sort()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
		expect(await mails()).toHaveLength(5);
		now = new Date(start.getTime() + 30 * minute);
		expect(await askAgain()).toMatchObject({
			code: 429,
			headers: { "retry-after": "1800" },
			body: { status: false, message: "Too many requests. Wait 1800 seconds, then send this one again." },
		});
		now = new Date(start.getTime() + 60 * minute);
		expect((await askAgain()).code).toBe(202);
	});
});
