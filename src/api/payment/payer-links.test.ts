import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteEndedLinks } from "#src/admissions/applications/application-retention.server.ts";
import { makePayerLink, notePayerAddress } from "#src/admissions/payer-links/payer-link.server.ts";
import { viewPayment } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-20T06:00:00.000Z");
const email = "meenakshi@example.com";

describe.each(["sqlite", "postgres"] as const)("a payer link (%s)", (engine) => {
	let site: TestApp;
	let moment: number;
	let reference: string;
	/** The application's own, and the payer's. */
	let token: string;
	let payer: string;
	const now = () => new Date(moment);
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { PAYMENTS: "sandbox" }, now);
		({ token, reference } = await sendApplication(site.url));
		payer = (await makePayerLink(site.services.db, token, now()))?.payerToken ?? "";
	});
	afterEach(() => site.close());

	const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });
	const post = (path: string, body?: object) =>
		fetch(site.url + path, {
			method: "POST",
			...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
		});
	const order = async (by: string) => (await post(`/api/v1/razarpay/?application=${by}`)).json();
	const check = async (by: string) => (await post("/api/v1/razorpay/check", { application: by })).json();
	/** Does what a click in the sandbox's checkout does. */
	const payAtCheckout = async (orderId: string, keyId: string, outcome = "upi") => {
		const body = new URLSearchParams({ order_id: orderId, key_id: keyId, outcome });
		const answer = await fetch(`${site.url}/sandbox/razorpay/v1/checkout/pay`, { method: "POST", body });
		return (await answer.json()) as Record<string, string>;
	};
	const setFaults = (faults: object) =>
		fetch(`${site.url}/sandbox/razorpay/control/faults`, {
			method: "PUT",
			body: JSON.stringify(faults),
			headers: { "content-type": "application/json" },
		});
	const payment = () => viewPayment(site.services.db, payer, now());
	const setStage = (stage: "withdrawn" | "declined") =>
		site.services.db.updateTable("applications").set({ stage }).execute();

	it("opens what is needed to pay the fee, and nothing else of the application", async () => {
		const signature = {
			razorpay_order_id: "order_x",
			razorpay_payment_id: "pay_x",
			razorpay_signature: "forged",
		};
		const calls: Record<string, (by: string) => Promise<Response>> = {
			order: (by) => post(`/api/v1/razarpay/?application=${by}`),
			"order that exists": (by) => get(`/api/v1/razarpay/?application=${by}`),
			profile: (by) => get(`/api/v1/viewUserProfile/${by}`),
			status: (by) => get("/api/v1/website/application/status", { authorization: `Bearer ${by}` }),
			check: (by) => post("/api/v1/razorpay/check", { application: by }),
			"forged return": (by) => post("/api/v1/razorpay", { application: by, ...signature }),
			application: (by) => get(`/application/${by}/application.pdf`),
			document: (by) => get(`/application/${by}/files/certificate_10`),
			answers: (by) => get("/api/v1/website/application/answers", { authorization: `Bearer ${by}` }),
			"the applicant's receipt": (by) => get(`/application/${by}/receipt.pdf`),
			"the payer's receipt": (by) => get(`/pay/${by}/receipt.pdf`),
			draft: (by) => get("/api/v1/website/draft", { authorization: `Bearer ${by}` }),
		};
		const statuses = async (by: string) =>
			Object.fromEntries(
				await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, (await call(by)).status])),
			);
		const open = { order: 200, "order that exists": 200, profile: 200, status: 200, check: 200, "forged return": 400 };
		const closedStatuses = { "the applicant's receipt": 404, "the payer's receipt": 404, draft: 404 };
		expect(await statuses(token)).toEqual({
			...open,
			application: 200,
			document: 200,
			answers: 200,
			...closedStatuses,
		});
		expect(await statuses(payer)).toEqual({
			...open,
			application: 404,
			document: 404,
			answers: 404,
			...closedStatuses,
		});
		await post("/api/v1/razorpay/check", { application: payer });

		const { orderId = "", keyId = "" } = await orderOf(payer);
		await post("/api/v1/razorpay", { application: payer, ...(await payAtCheckout(orderId, keyId)) });
		expect((await calls["the applicant's receipt"]?.(token))?.status).toBe(200);
		expect((await calls["the applicant's receipt"]?.(payer))?.status).toBe(404);
		expect((await calls["the payer's receipt"]?.(payer))?.status).toBe(200);
		expect((await calls["the payer's receipt"]?.(token))?.status).toBe(404);
	});

	async function orderOf(by: string): Promise<{ orderId?: string; keyId?: string }> {
		const { data } = await order(by);
		return { orderId: data.id, keyId: data.razorpayKey };
	}

	it("shows the applicant's name, and neither address nor phone", async () => {
		const profile = await (await get(`/api/v1/viewUserProfile/${payer}`)).json();
		expect(profile.data).toEqual([{ name: "Meenakshi Raman" }]);
		const status = await get("/api/v1/website/application/status", { authorization: `Bearer ${payer}` });
		expect((await status.json()).data).toEqual({
			reference,
			fee: { state: expect.any(String), payment_id: null, checking: false },
		});
		const view = await payment();
		expect(Object.keys(view ?? {}).toSorted()).toEqual(
			["addressNoted", "applicant", "ended", "fee", "receiptNumber", "reference", "title"].toSorted(),
		);
		expect(view).toMatchObject({
			applicant: "Meenakshi Raman",
			title: "B.Arch application",
			fee: { amount: 1000, payBy: "2026-12-20" },
		});
		expect(await viewPayment(site.services.db, token, now())).toBeUndefined();
	});

	it("is the same each time it is asked for, stored as a hash, and valid for 180 days from then", async () => {
		const { db } = site.services;
		moment += 100 * day;
		expect((await makePayerLink(db, token, now()))?.payerToken).toBe(payer);
		const rows = await db.selectFrom("access_tokens").selectAll().where("scope", "=", "fee").execute();
		// One more came with the mail.
		expect(rows).toHaveLength(2);
		expect(JSON.stringify(rows)).not.toContain(payer);
		moment += 179 * day;
		expect(await payment()).toBeDefined();
		expect(await makePayerLink(db, token, now())).toBeUndefined();
		moment += day;
		expect(await payment()).toBeUndefined();
		expect((await get(`/api/v1/razarpay/?application=${payer}`)).status).toBe(404);
	});

	it("pays the fee by UPI; the receipt goes to the applicant, and no one pays twice", async () => {
		const { orderId = "", keyId = "" } = await orderOf(payer);
		const checkoutReturn = await payAtCheckout(orderId, keyId);
		const response = await post("/api/v1/razorpay", { application: payer, ...checkoutReturn });
		expect((await response.json()).data).toMatchObject({ state: "paid", reference });
		expect(await payment()).toMatchObject({ fee: { state: "paid" }, receiptNumber: "DSA-26-R-000001" });
		const pdf = await get(`/pay/${payer}/receipt.pdf`);
		expect(pdf.headers.get("cache-control")).toBe("no-store, private");
		const text = new ReadPdf(new Uint8Array(await pdf.arrayBuffer()));
		expect(text.info("Subject")).toBe(`₹10.00 for ${reference}`);
		const mails = await readQueuedEmails(site.services);
		expect(
			mails
				.filter(({ subject }) => subject.includes("received your application fee"))
				.map(({ to_address }) => to_address),
		).toEqual([email]);
		expect(await order(payer)).toMatchObject({ status: false, message: expect.stringContaining("already paid") });
		expect(await order(token)).toMatchObject({ status: false, message: expect.stringContaining("already paid") });
		expect((await makePayerLink(site.services.db, token, now()))?.fee?.state).toBe("paid");
	});

	it("brings the receipt to the applicant and, once, to anyone who left an address", async () => {
		const { db } = site.services;
		const note = (address: string, by = payer) => notePayerAddress(db, {}, by, address, now());
		const receipts = async () =>
			(await readQueuedEmails(site.services)).filter(({ attachment }) => attachment?.startsWith("receipt:"));
		expect(await note("father@")).toEqual({ outcome: "invalid", message: "Invalid email format" });
		expect(await note(" ")).toMatchObject({ outcome: "invalid", message: expect.stringContaining("address") });
		expect(await note("father@example.com", token)).toBeUndefined();
		expect((await payment())?.addressNoted).toBe(false);
		for (const address of ["typo@example.com", " Father@example.com "])
			expect(await note(address)).toEqual({ outcome: "noted" });
		expect((await payment())?.addressNoted).toBe(true);
		expect(JSON.stringify(await payment())).not.toContain("@example.com");
		// The link that came with the mail, in the hands of someone who is asked for the same receipt.
		const [mail] = await readQueuedEmails(site.services).then((all) => all.filter((each) => each.to_address === email));
		const inMail = /\/pay\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
		expect(await note("father@example.com", inMail)).toEqual({ outcome: "noted" });
		const { orderId = "", keyId = "" } = await orderOf(payer);
		const checkoutReturn = await payAtCheckout(orderId, keyId);
		for (let times = 0; times < 2; times++) await post("/api/v1/razorpay", { application: payer, ...checkoutReturn });
		const sentReceipts = await receipts();
		expect(sentReceipts.map(({ to_address }) => to_address.toLowerCase()).toSorted()).toEqual([
			"father@example.com",
			email,
		]);
		const theirs = sentReceipts.find(({ to_address }) => to_address !== email);
		expect(theirs?.subject).toBe(`Your receipt for the application fee (${reference})`);
		expect(theirs?.text).toMatch(/Meenakshi Raman’s application fee\.[\s\S]*DSA-26-R-000001/);
		expect(theirs?.text).not.toMatch(new RegExp(`${email}|9443212345|/application/|/pay/`));
		expect(await note("late@example.com")).toEqual({ outcome: "late" });
		moment += 180 * day;
		await deleteEndedLinks(db, now());
		expect(await db.selectFrom("access_tokens").select("receipt_email").execute()).toEqual([]);
	});

	it("sends one receipt to an applicant who left their own address", async () => {
		await notePayerAddress(site.services.db, {}, payer, "MEENAKSHI@example.com", now());
		const { orderId = "", keyId = "" } = await orderOf(payer);
		await post("/api/v1/razorpay", { application: payer, ...(await payAtCheckout(orderId, keyId)) });
		const mails = await readQueuedEmails(site.services);
		expect(mails.filter(({ attachment }) => attachment?.startsWith("receipt:"))).toHaveLength(1);
	});

	it("tells of a payment whose return is lost, by webhook or by asking the provider", async () => {
		await setFaults({ returns: "lost" });
		const { orderId = "", keyId = "" } = await orderOf(payer);
		await payAtCheckout(orderId, keyId);
		await expect.poll(async () => (await payment())?.fee.state).toBe("paid");

		const other = await sendApplication(site.url);
		const link = await makePayerLink(site.services.db, other.token, now());
		await setFaults({ returns: "lost", webhooks: "lost" });
		const theirs = await orderOf(link?.payerToken ?? "");
		await payAtCheckout(theirs.orderId ?? "", theirs.keyId ?? "");
		expect((await check(link?.payerToken ?? "")).data).toMatchObject({ fee: { state: "paid" }, asked: true });
	});

	it("tells the payer of a second capture, whose money goes back", async () => {
		await setFaults({ payments: "double" });
		const { orderId = "", keyId = "" } = await orderOf(payer);
		await payAtCheckout(orderId, keyId);
		await expect.poll(async () => (await payment())?.fee.paymentsToRefund.length).toBe(1);
		expect((await payment())?.fee.state).toBe("paid");
	});

	it("asks for nothing once the application is over, and still records a payment that was under way", async () => {
		const { orderId = "", keyId = "" } = await orderOf(payer);
		await setStage("withdrawn");
		const response = await post(`/api/v1/razarpay/?application=${payer}`);
		expect([response.status, await response.json()]).toEqual([
			409,
			{
				status: false,
				message: `Application ${reference} is closed, so you can no longer pay its fee.`,
				ended: true,
			},
		]);
		expect(await payment()).toMatchObject({ ended: "withdrawn", fee: { state: "ordered" } });
		expect(await makePayerLink(site.services.db, token, now())).toMatchObject({ ended: "withdrawn" });
		const checkoutReturn = await payAtCheckout(orderId, keyId);
		expect((await post("/api/v1/razorpay", { application: payer, ...checkoutReturn })).status).toBe(200);
		expect(await payment()).toMatchObject({ ended: "withdrawn", fee: { state: "paid" } });
		await setStage("declined");
		expect(await payment()).toMatchObject({ ended: "declined" });
	});

	it("comes with the mail that confirms the application, beside the applicant's own", async () => {
		const [mail] = (await readQueuedEmails(site.services)).filter(({ to_address }) => to_address === email);
		const inMail = /\/pay\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
		expect(await viewPayment(site.services.db, inMail, now())).toMatchObject({ reference });
		expect(mail?.text).toContain("If someone else is paying");
		expect(mail?.text).toMatch(/pay the application fee of ₹\S+ by \d+ \w+ \d{4}\. You can use any device/);
		expect(mail?.text).toContain("Anyone with this link can see and change your application");
		const [notice] = (await readQueuedEmails(site.services)).filter(({ to_address }) => to_address !== email);
		expect(JSON.stringify(notice)).not.toMatch(/\/pay\/|payerToken/);
	});

	it("returns a checkout that took the whole page to the pages for payers", async () => {
		const back = async (query: string, body: Record<string, string>) =>
			(
				await fetch(`${site.url}/api/v1/razorpay/callback${query}`, {
					method: "POST",
					body: new URLSearchParams(body),
					redirect: "manual",
				})
			).headers.get("location");
		const cancelledForm = { "error[reason]": "payment_cancelled" };
		expect(await back("?payer=1", cancelledForm)).toBe("/pay?result=closed");
		expect(await back("", cancelledForm)).toBe("/cancel");
		expect(await back("?payer=1", { "error[reason]": "payment_failed" })).toBe("/pay?result=failed");
		const { orderId = "", keyId = "" } = await orderOf(payer);
		expect(await back("?payer=1", await payAtCheckout(orderId, keyId))).toBe("/pay");
	});
});

describe("without a fee", () => {
	it("there is nothing to pay, and no link comes with the mail", async () => {
		const site = await startApp("sqlite", { PAYMENTS: "off" }, () => new Date(start));
		const { token } = await sendApplication(site.url);
		expect(await makePayerLink(site.services.db, token, new Date(start))).toMatchObject({
			fee: null,
			payerToken: null,
		});
		const mails = await readQueuedEmails(site.services);
		expect(mails.map(({ text }) => text).join()).not.toContain("/pay/");
		await site.close();
	});
});
