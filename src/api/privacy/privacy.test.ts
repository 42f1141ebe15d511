import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { listReads, noteRead } from "#src/cases/desk/case-reads.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { ownDataArchive } from "#src/privacy/data/own-data-archive.server.ts";
import { describeOwnData, readOwnData } from "#src/privacy/data/read-own-data.server.ts";
import { readCertificate, renderCertificate } from "#src/privacy/erasure/certificate-pdf.server.ts";
import { eraseAgain } from "#src/privacy/erasure/erase-again.server.ts";
import {
	askForErasure,
	confirmErasure,
	endHold,
	holdErasure,
	withdrawErasure,
} from "#src/privacy/erasure/erasure-orders.server.ts";
import { planErasure } from "#src/privacy/erasure/plan-erasure.server.ts";
import { freeRestricted } from "#src/privacy/erasure/restricted-orders.server.ts";
import { findPerson, sendDataLinks } from "#src/privacy/links/send-data-links.server.ts";
import { handleOwnAct } from "#src/privacy/requests/own-acts.server.ts";
import { forecastRetention } from "#src/privacy/retention/forecast.server.ts";
import { setPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { applyRetention } from "#src/server/retention/retention-job.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { readZip } from "#tests/support/exports/read-zip.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const asha = { id: 1, name: "Asha" };
const ravi = { id: 2, name: "Ravi" };
const email = "Meenakshi@example.com";
const person = { email, emailKey: "meenakshi@example.com" };

describe.each(["sqlite", "postgres"] as const)("what people may ask about their data (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	const now = () => moment;
	beforeEach(async () => {
		moment = new Date("2026-11-20T06:00:00.000Z");
		site = await startApp(engine, { SITE_URL: "https://school.example" }, now);
	});
	afterEach(() => site.close());

	const db = () => site.services.db;
	const send = async (path: string, payload: Record<string, unknown>) => {
		const answer = await site.app.inject({ method: "POST", url: `/api/v1/website/${path}`, payload });
		return { code: answer.statusCode, body: answer.json(), retry: answer.headers["retry-after"] };
	};
	async function apply(answers: Record<string, string> = {}) {
		const { body, contentType } = await multipart({ ...barchAnswers, email, ...answers }, await certificates());
		const headers = { "content-type": contentType };
		const answer = await site.app.inject({ method: "POST", url: "/api/v1/website/application/add", body, headers });
		return answer.json().data as { reference: string; payment: { id: string } };
	}
	const write = async () => {
		const message = { subject: "Hostel", message: "Is there a room?", consent: "true" };
		const payload = { name: "Meenakshi Raman", email, phone_no: "9443212345", ...message };
		const answer = await site.app.inject({ method: "POST", url: "/api/v1/contact-email", payload });
		expect(answer.statusCode).toBe(201);
	};
	/** Pays the fee of an application. */
	const pay = ({ payment }: { payment: { id: string } }) => {
		const event = paymentEvent("webhook", payment.id, "pay_1", "captured", "paid");
		const changedEvent = { ...event, payment: { ...event.payment, amount: 1000 } };
		const onPaid: Parameters<typeof recordPaymentEvent>[2]["onPaid"] = (trx, paidFee) =>
			sendReceipt(trx, site.services.school, paidFee, now());
		return recordPaymentEvent(db(), changedEvent, { now, onPaid });
	};
	/** The links in mails to one’s data. */
	async function links() {
		await sendDataLinks(site.services, now());
		const mails = (await readQueuedEmails(site.services)).filter(({ template }) => template === "privacy-link");
		return mails.map((mail) => ({
			to: mail.to_address,
			token: /privacy-requests\/([\w-]{43})/.exec(mail.text)?.[1] ?? "",
		}));
	}
	const act = (fields: Record<string, string>) =>
		db()
			.transaction()
			.execute((trx) => handleOwnAct(trx, site.services.school, person, fields, now()));
	const own = () =>
		db()
			.transaction()
			.execute((trx) => readOwnData(trx, person.emailKey));
	const plan = () =>
		db()
			.transaction()
			.execute((trx) => planErasure(trx, person.emailKey, now()));
	const inTrx = <Result>(work: (trx: Parameters<typeof planErasure>[0]) => Promise<Result>) =>
		db().transaction().execute(work);
	/** Asks for the erasure of everything. @returns the number of the order */
	async function askErasure() {
		await act({ act: "erase" });
		const request = (await own()).requests[0];
		const privacyAct = await inTrx((trx) =>
			askForErasure(trx, { requestId: request?.id ?? 0, reason: "Called back", by: asha }, now()),
		);
		expect(privacyAct.ok).toBe(true);
		const { id } = await db().selectFrom("erasure_orders").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
		return id;
	}
	const confirm = async (orderId: number, by = ravi) => {
		const { digest } = await plan();
		return inTrx((trx) => confirmErasure(trx, site.services.school, { orderId, digest, by }, now()));
	};
	const count = async (table: "applications" | "application_files" | "cases" | "enquiries" | "outbox" | "fees") =>
		Number((await db().selectFrom(table).select(db().fn.countAll<number>().as("n")).executeTakeFirstOrThrow()).n);
	async function storedFiles() {
		const referenced = (keys: string[]) => referencedFileKeys(db(), keys);
		await collectGarbage(site.services.storage, { referenced, olderThan: new Date("2100-01-01") });
		let files = 0;
		for await (const _file of site.services.storage.list()) files += 1;
		return files;
	}
	const keep = () => applyRetention(site.services, AbortSignal.any([]));

	it("the link goes to the stored address alone, answers all alike, and works for one hour", async () => {
		const { reference } = await apply();
		const response = await send("privacy-request", { contact: email });
		const unknown = await send("privacy-request", { contact: "nobody@example.com" });
		expect(response).toEqual(unknown);
		expect(response.code).toBe(202);
		await send("privacy-request", { contact: reference.toLowerCase().replaceAll("-", " ") });
		const sentLinks = await links();
		expect(sentLinks.map(({ to }) => to.toLowerCase())).toEqual([person.emailKey, person.emailKey]);
		const token = sentLinks[0]?.token ?? "";
		expect((await findPerson(db(), token, now()))?.emailKey).toBe(person.emailKey);
		moment = new Date(moment.getTime() + 3_600_000);
		expect(await findPerson(db(), token, now())).toBeUndefined();
		await keep();
		expect(await db().selectFrom("privacy_links").selectAll().execute()).toEqual([]);
		for (let more = 0; more < 5; more++) await send("privacy-request", { contact: "asks@example.com" });
		expect(await send("privacy-request", { contact: "asks@example.com" })).toMatchObject({ code: 429 });
		expect((await send("privacy-request", { contact: "no address" })).code).toBe(422);
	});

	it("shows everything, as JSON and with every document, and nothing of others or that opens something", async () => {
		const application = await apply();
		await pay(application);
		await write();
		await apply({ email: "other@example.com", name: "Somebody Else" });
		const { records } = await own();
		expect(records.map(({ kind, consent }) => [kind, consent?.language])).toEqual([
			["application", "en"],
			["message", "en"],
		]);
		expect(records[0]?.consent?.legal.map(({ name }) => name)).toContain("privacy");
		const json = JSON.stringify(await inTrx((trx) => describeOwnData(trx, person.emailKey, now())));
		for (const text of ["Meenakshi Raman", "Is there a room?", "14 Church Road", "pay_1", "privacy"])
			expect(json).toContain(text);
		const { id: _, ...fee } = await db()
			.selectFrom("fees")
			.selectAll()
			.where("paid_at", "is not", null)
			.executeTakeFirstOrThrow();
		const { payment_id, ...payment } = await db().selectFrom("fee_payments").selectAll().executeTakeFirstOrThrow();
		const seat = { order_id: "order_2", receipt: "seat", payment_id: "pay_2", receipt_number: "DSA-26-R-000002" };
		const { id } = await db()
			.insertInto("fees")
			.values({ ...fee, ...seat, kind: "seat" })
			.returning("id")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("fee_payments")
			.values({ ...payment, payment_id: payment_id.replace("1", "2"), order_id: "order_2", fee_id: id })
			.execute();
		expect(json).not.toMatch(/Somebody Else|other@example|token_hash|storage_key|fingerprint|password/);
		const entries = await readZip(await buffer(ownDataArchive(site.services, person.emailKey, now())));
		const names = [...entries.keys()].toSorted();
		expect(names.map((name) => name.replace(/\d+ /g, ""))).toEqual(
			[
				`application 1/application-${application.reference}.pdf`,
				"application 1/certificate_10 class-10.pdf",
				"application 1/certificate_12 class-12.docx",
				"application 1/receipt-DSA-26-R-000001.pdf",
				"application 1/receipt-DSA-26-R-000002.pdf",
				"data.json",
			].map((name) => name.replace(/\d+ /g, "")),
		);
	});

	it("a correction, a complaint and a nomination are filed, listed with their day, and can be withdrawn", async () => {
		await write();
		expect(await act({ act: "correct", text: " " })).toMatchObject({ ok: false });
		expect(await act({ act: "correct", text: "My name is Meenakshi R." })).toEqual({ ok: true, done: "correct" });
		expect(await act({ act: "nominate", name: "Raman", email: "no" })).toMatchObject({ ok: false, field: "email" });
		await act({ act: "nominate", name: "Raman", email: "raman@example.com" });
		await act({ act: "nominate", name: "Lakshmi", email: "lakshmi@example.com" });
		const ownData = await own();
		expect(ownData.nominations.map(({ name }) => name)).toEqual(["Lakshmi"]);
		const correction = ownData.requests.find(({ kind }) => kind === "correct");
		expect(correction).toMatchObject({ state: "open", dueOn: "2026-12-20" });
		expect(await act({ act: "take-back", request: String(correction?.id) })).toMatchObject({ ok: true });
		expect(await act({ act: "take-back", request: String(correction?.id) })).toMatchObject({ ok: false });
		await act({ act: "end-nomination" });
		expect((await own()).nominations).toEqual([]);
		const mails = (await readQueuedEmails(site.services)).filter(({ to_address }) => to_address === email);
		expect(mails.filter(({ template }) => template === "privacy-request-received")).toHaveLength(3);
	});

	it("a consent is withdrawn by one act: the record is out of the office at once, and erased on its day", async () => {
		await write();
		const [message] = (await own()).records;
		const withdraw = { act: "withdraw", kind: "message", id: String(message?.id) };
		expect(await act(withdraw)).toEqual({ ok: true, done: "withdrawn-restricted" });
		expect([await count("enquiries"), await count("cases")]).toEqual([0, 0]);
		expect((await own()).restricted).toMatchObject([{ eraseOn: "2027-11-20" }]);
		expect(await act(withdraw)).toMatchObject({ ok: false });
		moment = new Date("2027-11-19T06:00:00.000Z");
		await keep();
		expect((await own()).restricted).toHaveLength(1);
		moment = new Date("2027-11-20T06:00:00.000Z");
		await keep();
		expect((await own()).restricted).toEqual([]);
		const order = await db().selectFrom("erasure_orders").selectAll().executeTakeFirstOrThrow();
		expect([order.state, order.asked_by_name]).toEqual(["done", "The person"]);
	});

	it("an erasure needs two members, says beforehand what goes, and can be undone until its day", async () => {
		await pay(await apply());
		await write();
		const before = await plan();
		expect(before.records.map(({ rows }) => rows)[0]).toMatch(/^1 application, .*2 documents/);
		expect(before.records[0]?.stays).toContain("31 March 2035");
		expect(before.records.map(({ eraseOn }) => eraseOn)).toEqual(["2027-11-20", "2027-11-20"]);
		const orderId = await askErasure();
		expect((await confirm(orderId, asha)).message).toContain("Another owner");
		const stale = { orderId, digest: "0", by: ravi };
		expect((await inTrx((trx) => confirmErasure(trx, site.services.school, stale, now()))).message).toContain(
			"changed since",
		);
		const whole = await db().selectFrom("applications").selectAll().executeTakeFirstOrThrow();
		expect(await confirm(orderId)).toMatchObject({ ok: true });
		expect((await confirm(orderId)).ok).toBe(false);
		const application = await db().selectFrom("applications").selectAll().executeTakeFirstOrThrow();
		expect([application.name, application.email, application.answers]).toEqual([whole.name, "", "{}"]);
		expect([await count("cases"), await count("application_files"), await count("fees")]).toEqual([0, 0, 1]);
		// Documents of the application are there until its day.
		expect(await storedFiles()).toBe(2);
		const mails = await readQueuedEmails(site.services);
		expect(mails.filter(({ to_address }) => to_address === email).map(({ template }) => template)).toEqual([
			"erasure-certificate",
		]);
		const restricted = await db().selectFrom("restricted_records").select(["id", "kind"]).orderBy("id").execute();
		const first = restricted.find(({ kind }) => kind === "application");
		const freedPrivacyAct = await inTrx((trx) =>
			freeRestricted(trx, { restrictedId: first?.id ?? 0, reason: "She wants to study here", by: ravi }, now()),
		);
		expect(freedPrivacyAct.ok).toBe(true);
		expect(await db().selectFrom("applications").selectAll().executeTakeFirstOrThrow()).toEqual(whole);
		expect([await count("cases"), await count("application_files")]).toEqual([1, 2]);
		expect((await own()).records.map(({ kind }) => kind)).toEqual(["application"]);
		moment = new Date("2027-11-21T06:00:00.000Z");
		await keep();
		const certificate = await readCertificate(db(), orderId);
		expect(certificate?.lines.map(({ fate }) => fate)).toEqual(["restricted", "restricted", "freed", "erased"]);
		expect(certificate?.finishedAt).not.toBeNull();
		const pdf = await renderCertificate(db(), site.services.school, orderId);
		expect(
			Buffer.from(pdf?.content ?? [])
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
	});

	it("what is older than the law's year goes at once; money that is not settled and a member's hold stop it", async () => {
		const application = await apply();
		await pay(application);
		moment = new Date("2027-12-01T06:00:00.000Z");
		const orderId = await askErasure();
		await db().updateTable("fee_payments").set({ flag: "second_capture" }).execute();
		expect((await confirm(orderId)).message).toContain(`A payment for ${application.reference} must be refunded.`);
		await db().updateTable("fee_payments").set({ flag: null }).execute();
		const requestId = (await own()).requests[0]?.id ?? 0;
		const hold = { requestId, reason: "A complaint at court", endsOn: "2028-01-31", by: asha };
		expect((await inTrx((trx) => holdErasure(trx, { ...hold, endsOn: "2027-01-01" }, now()))).ok).toBe(false);
		await inTrx((trx) => holdErasure(trx, hold, now()));
		expect((await confirm(orderId)).message).toContain("A complaint at court");
		const erasureHold = await db().selectFrom("erasure_holds").select("id").executeTakeFirstOrThrow();
		await inTrx((trx) => endHold(trx, { requestId, holdId: erasureHold.id, by: asha }, now()));
		expect((await confirm(orderId)).message).toContain("Everything is erased");
		expect([await count("applications"), await count("fees"), await storedFiles()]).toEqual([1, 1, 0]);
		expect((await own()).records).toEqual([]);
		const acts = await db().selectFrom("audit_log").select("act").where("subject_id", "=", requestId).execute();
		expect(acts.map((each) => each.act)).toEqual([
			"privacy-erase",
			"erasure-asked",
			"erasure-held",
			"erasure-hold-ended",
			"erasure-confirmed",
		]);
	});

	it("of an application whose money stays, the row says nothing beside name, reference and fee", async () => {
		const application = await apply();
		await pay(application);
		const columns = {
			seat_category: "sc",
			seat_programme: "barch",
			expiry_notified_for: "{}",
			waitlist_place: 3,
			source: "fair",
		};
		await db()
			.updateTable("applications")
			.set({ ...columns, document_rules: "{}" })
			.execute();
		moment = new Date("2027-12-01T06:00:00.000Z");
		expect((await confirm(await askErasure())).message).toContain("Everything is erased");
		const row = await db().selectFrom("applications").selectAll().executeTakeFirstOrThrow();
		const remainingRow = Object.entries(row).filter(
			([, value]) => ![null, "", "[]", "{}"].includes(value as string | null),
		);
		const may = ["application_type", "created_at", "erased_at", "form_version", "id", "idempotency_key", "name"];
		expect(remainingRow.map(([name]) => name).toSorted()).toEqual([...may, "reference", "stage"]);
	});

	it("a withdrawal that the school may not carry out yet is filed once", async () => {
		await write();
		await act({ act: "correct", text: "My name" });
		const requestId = (await own()).requests[0]?.id ?? 0;
		const hold = { requestId, reason: "A complaint at court", endsOn: "2027-01-31", by: asha };
		await inTrx((trx) => holdErasure(trx, hold, now()));
		const [message] = (await own()).records;
		const withdraw = { act: "withdraw", kind: "message", id: String(message?.id) };
		expect(await act(withdraw)).toMatchObject({ ok: true });
		expect(await act(withdraw)).toMatchObject({ ok: true });
		expect((await own()).requests.map(({ kind }) => kind).toSorted()).toEqual(["correct", "withdraw"]);
	});

	it.each(["__proto__", "hasOwnProperty", "constructor", "toString"])("no form has the act %s", async (name) => {
		expect(await act({ act: name })).toMatchObject({ ok: false, message: expect.stringContaining("form has expired") });
	});

	it("withdrawn before it was confirmed, nothing is erased", async () => {
		await write();
		const orderId = await askErasure();
		const withdrawn = await inTrx((trx) => withdrawErasure(trx, { orderId, by: ravi }, now()));
		expect([withdrawn.ok, (await confirm(orderId)).ok, await count("enquiries")]).toEqual([true, false, 1]);
	});

	it("after a restore, what was erased is erased again, and what was restricted is restricted again", async () => {
		await apply();
		await write();
		const orderId = await askErasure();
		await confirm(orderId);
		const freedId = await db()
			.selectFrom("restricted_records")
			.select("id")
			.where("kind", "=", "message")
			.executeTakeFirstOrThrow();
		await inTrx((trx) =>
			freeRestricted(trx, { restrictedId: freedId.id, reason: "Asked for it back", by: ravi }, now()),
		);
		const remembered = async () =>
			new Set((await db().selectFrom("erasures").select("subject_hash").execute()).map((row) => row.subject_hash));
		const erasedIds = await remembered();
		// State as in a backup from before: the application is there, whole.
		const application = await db()
			.selectFrom("restricted_records")
			.select("id")
			.where("kind", "=", "application")
			.executeTakeFirstOrThrow();
		await inTrx((trx) => freeRestricted(trx, { restrictedId: application.id, reason: "As before", by: ravi }, now()));
		expect((await own()).records.map(({ kind }) => kind)).toEqual(["application", "message"]);
		expect(await eraseAgain(db(), erasedIds, now())).toBe(1);
		expect((await own()).records.map(({ kind }) => kind)).toEqual(["message"]);
		expect((await own()).restricted).toHaveLength(1);
		moment = new Date("2027-11-21T06:00:00.000Z");
		await keep();
		expect(await count("applications")).toBe(0);
	});

	it("who has read a record is known for a year, to its person without names, and outlives the record", async () => {
		await write();
		const [message] = (await own()).records;
		const recordId = message?.id ?? 0;
		for (const by of [asha, asha, ravi]) await noteRead(db(), { kind: "message", recordId, by }, now());
		await noteRead(db(), { kind: "message", recordId, by: asha, document: true }, now());
		expect((await own()).records[0]?.reads).toEqual([{ day: "2026-11-20", times: 3, documents: 1 }]);
		expect(JSON.stringify(await inTrx((trx) => describeOwnData(trx, person.emailKey, now())))).not.toContain("Asha");
		await act({ act: "withdraw", kind: "message", id: String(recordId) });
		expect(await listReads(db(), "message", recordId)).toHaveLength(2);
		moment = new Date("2027-11-20T06:00:00.000Z");
		await keep();
		expect(await listReads(db(), "message", recordId)).toHaveLength(2);
		moment = new Date("2027-11-21T06:00:00.000Z");
		await keep();
		expect(await listReads(db(), "message", recordId)).toEqual([]);
	});

	it("periods are set within the law’s bounds, say what goes within 30 days, and spare what is held", async () => {
		const set = (values: Record<string, string>) =>
			inTrx((trx) => setPrivacySettings(trx, { typed: values, by: asha }, now()));
		expect(await set({ due: "91" })).toMatchObject({ ok: false, message: expect.stringContaining("rule 14") });
		expect(await set({ messages: "364" })).toMatchObject({ ok: false, message: expect.stringContaining("rule 8") });
		expect(await set({ messages: "a year" })).toMatchObject({ ok: false });
		expect(await set({ minimum: "90", messages: "100", documentsEnded: "120", notes: "0" })).toEqual({
			ok: true,
			changed: 3,
		});
		await write();
		const { reference } = await apply();
		await db().updateTable("applications").set({ stage: "declined" }).where("reference", "=", reference).execute();
		const forecast = async () =>
			Object.fromEntries((await forecastRetention(db(), "06-30", now())).map(({ title, count: all }) => [title, all]));
		expect(await forecast()).toEqual({});
		moment = new Date("2027-02-10T06:00:00.000Z");
		expect(await forecast()).toEqual({ "Enquiries and messages": 1 });
		await act({ act: "correct", text: "My name" });
		const requestId = (await own()).requests[0]?.id ?? 0;
		const hold = { requestId, reason: "A complaint", endsOn: "2027-04-30", by: asha };
		await inTrx((trx) => holdErasure(trx, hold, now()));
		moment = new Date("2027-04-01T06:00:00.000Z");
		expect(await forecast()).toEqual({});
		await keep();
		expect([await count("enquiries"), await count("application_files")]).toEqual([1, 2]);
		moment = new Date("2027-05-01T06:00:00.000Z");
		expect(await forecast()).toEqual({ "Enquiries and messages": 1, "Documents of ended applications": 2 });
		await keep();
		expect([await count("enquiries"), await count("application_files"), await count("applications")]).toEqual([
			0, 0, 1,
		]);
		const acts = await db().selectFrom("audit_log").select("act").where("subject_kind", "=", "application").execute();
		expect(acts.map((each) => each.act)).toEqual(["documents-erased"]);
		expect(await storedFiles()).toBe(0);
	});

	it("the documents of an application that has ended go by the day on which it has", async () => {
		const periods = { minimum: "90", documentsEnded: "120" };
		await inTrx((trx) => setPrivacySettings(trx, { typed: periods, by: asha }, now()));
		await apply();
		moment = new Date("2027-05-01T06:00:00.000Z");
		const { id: applicationId } = await db().selectFrom("applications").select("id").executeTakeFirstOrThrow();
		const decline = { applicationId, to: "declined", actor: asha.name, by: asha } as const;
		await inTrx((trx) => changeStage(trx, site.services.school, decline, now()));
		await keep();
		expect(await count("application_files")).toBe(2);
		moment = new Date("2027-08-30T06:00:00.000Z");
		await keep();
		expect(await count("application_files")).toBe(0);
	});
});
