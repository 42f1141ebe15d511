import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { withPreview } from "#src/content/editing/preview.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { makeWebhook } from "#src/webhooks/change-webhooks.server.ts";
import { allEvents } from "#src/webhooks/webhook-events.ts";
import { samples } from "#tests/support/content/samples.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { bearing, owner, tokenFor } from "./testing/tokens.ts";

describe.each(onEngine("sqlite"))("webhooks (%s)", (engine) => {
	let school: TestApp;
	const now = () => new Date("2026-11-23T04:00:00Z");
	beforeEach(async () => {
		school = await startApp(engine, { SITE_URL: "https://school.example" }, now);
		const context = { sealer: school.services.sealer, siteUrl: "https://school.example" };
		const webhookOptions = { url: "https://receiver.example/hooks", events: allEvents, by: owner };
		const result = await school.services.commit((trx) => makeWebhook(trx, context, webhookOptions, now()));
		expect(result).toMatchObject({ ok: true });
	});
	afterEach(() => school.close());
	const readQueued = async () => {
		const rows = await school.services.db
			.selectFrom("webhook_deliveries")
			.select(["event", "data"])
			.orderBy("id")
			.execute();
		return rows.map(({ event, data }) => ({ event, ...JSON.parse(data) }));
	};

	it("are told of what is published and taken down, and of no preview", async () => {
		const headers = { ...bearing(await tokenFor(school)), "if-match": "*" };
		const send = (path: string, payload?: object) =>
			school.app.inject({
				method: "POST",
				url: `/api/v1/office/content/${path}`,
				headers,
				...(payload && { payload }),
			});
		const { id } = (await send("news", { fields: { ...samples.news, title: "Rain" } })).json().data;
		await withPreview(school.services.db, { itemId: id, at: now() }, async () => {});
		expect(await readQueued()).toEqual([]);
		await send(`news/${id}/publish`);
		await send(`news/${id}/publish`);
		await send(`news/${id}/take-down`);
		await send(`news/${id}/trash`);
		const announcement = { type: "news", item: id, record: expect.any(Number), path: "/news-details/rain" };
		expect(await readQueued()).toEqual([
			{ event: "content.published", ...announcement },
			{ event: "content.taken_down", ...announcement },
		]);
	});

	it("are told once of an application and of its fee, by nothing but references", async () => {
		const { db, school: place } = school.services;
		const { body, contentType } = await multipart(barchAnswers, await certificates());
		const headers = { "content-type": contentType, "idempotency-key": "the-same-key" };
		const send = () => school.app.inject({ method: "POST", url: "/api/v1/website/application/add", body, headers });
		const [first, second] = [await send(), await send()];
		expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
		const { reference, payment } = first.json().data;
		const pay = () =>
			recordPaymentEvent(db, paymentEvent("webhook", payment.id, "pay_1", "captured", "paid"), {
				now,
				onPaid: (trx, paidFee) => sendReceipt(trx, place, paidFee, now()),
			});
		await pay();
		await pay();
		const at = "2026-11-23T04:00:00.000Z";
		expect(await readQueued()).toEqual([
			{ event: "application.received", reference, form: "barch", received_at: at },
			{ event: "fee.paid", reference, amount: 1000, currency: "INR", paid_at: at },
		]);
	});
});
