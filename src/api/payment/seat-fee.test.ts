import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { makePayerLink } from "#src/admissions/payer-links/payer-link.server.ts";
import { viewPayment } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { sendReminders } from "#src/admissions/reminders/send-reminders.server.ts";
import { setSeatFee, undoSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import { changeStage, undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { readTracker } from "#src/admissions/tracking/read-tracker.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { enterCounterPayment, reverseEntry } from "#src/payment/counter/enter-payment.server.ts";
import { findFee } from "#src/payment/fee/fee.server.ts";
import { sumTotals } from "#src/payment/ledger/fee-query.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { readFullLedger } from "#src/payment/ledger/ledger.server.ts";
import { listFees, totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { askForRefund, confirmRefund, withdrawRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { listRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import { readMonth } from "#src/payment/statements/read-entries.server.ts";
import { carrySealer } from "#src/secrets/carry-sealer.server.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-20T06:00:00.000Z");
const priya = { id: 1, name: "Priya Raghavan" };
const ravi = actor(2, "Ravi Thomas");
const sum = 2_500_000;

describe.each(["sqlite", "postgres"] as const)("the seat fee (%s)", (engine) => {
	let site: TestApp;
	let moment: number;
	let reference: string;
	let token: string;
	let id: number;
	const now = () => new Date(moment);
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { PAYMENTS: "sandbox" }, now);
		({ token, reference } = await sendApplication(site.url));
		({ id } = await site.services.db.selectFrom("applications").select("id").executeTakeFirstOrThrow());
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof setSeatFee>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	const set = (rupees: string, days = "14") =>
		within((trx) => setSeatFee(trx, { type: "barch", rupees, days, by: priya }, now()));
	const to = (stage: Stage, actor = priya.name) => {
		const details = stage === "offered" ? { answerBy: "2027-06-01" } : {};
		const change = { applicationId: id, to: stage, details, actor };
		return within((trx) => changeStage(trx, site.services.school, change, now()));
	};
	const undo = () =>
		within((trx) => undoStage(trx, site.services.school, { applicationId: id, actor: priya.name }, now()));
	const post = async (path: string, body?: object, headers: Record<string, string> = {}) => {
		const json = body && { body: JSON.stringify(body) };
		const type = { "content-type": "application/json" };
		const answer = await fetch(site.url + path, {
			method: "POST",
			...json,
			headers: { ...(body && type), ...headers },
		});
		return { status: answer.status, body: await answer.json() };
	};
	const accept = () => post("/api/v1/website/application/accept", undefined, { authorization: `Bearer ${token}` });
	const order = (by = token, fee = "&fee=seat") => post(`/api/v1/razarpay/?application=${by}${fee}`);
	const status = async (by = token) => {
		const headers = { authorization: `Bearer ${by}` };
		return (await (await fetch(`${site.url}/api/v1/website/application/status`, { headers })).json()).data;
	};
	const seatFees = () =>
		site.services.db.selectFrom("fees").selectAll().where("kind", "=", "seat").orderBy("id").execute();
	const seatFee = async () => (await seatFees())[0];
	/** Does what a click in the sandbox's checkout does, and returns from it. */
	async function pay(by = token, fee: object = { fee: "seat" }, query = "&fee=seat") {
		return click((await order(by, query)).body.data, by, fee);
	}
	async function click(data: { id: string; razorpayKey: string }, by = token, fee: object = { fee: "seat" }) {
		const body = new URLSearchParams({ order_id: data.id, key_id: data.razorpayKey, outcome: "upi" });
		const clicked = await fetch(`${site.url}/sandbox/razorpay/v1/checkout/pay`, { method: "POST", body });
		const checkoutReturn = (await clicked.json()) as Record<string, string>;
		return post("/api/v1/razorpay", { application: by, ...fee, ...checkoutReturn });
	}
	const accepted = async (rupees = "25000") => {
		await set(rupees);
		await to("offered");
		return accept();
	};
	const list = (query: Partial<Parameters<typeof listFees>[1]>) =>
		listFees(site.services.db, { search: "", by: "kind", page: 1, ...query });
	const totals = () => totalFees(site.services.db, { search: "", by: "kind", page: 1 });

	it("is set by the office as an act, which can be undone, and refuses what isn’t an amount", async () => {
		const first = await set("25,000");
		const second = await set("30000", "7");
		expect([first, second]).toMatchObject([{ ok: true }, { ok: true }]);
		for (const rupees of ["1.50", "-5", "0", "many"]) expect(await set(rupees)).toMatchObject({ ok: false });
		for (const days of ["", "0", "400", "soon"]) expect(await set("100", days)).toMatchObject({ ok: false });
		const readStored = () => site.services.db.selectFrom("seat_fees").select(["rupees", "days"]).executeTakeFirst();
		expect(await readStored()).toEqual({ rupees: 30_000, days: 7 });
		const back = (change: Awaited<ReturnType<typeof set>>) =>
			within((trx) => undoSeatFee(trx, { type: "barch", by: ravi, actId: change.ok ? change.actId : 0 }, now()));
		const asViewer = actor(3, "Vimala", (permission) => permission.endsWith(".read"));
		const forbidden = within((trx) =>
			undoSeatFee(trx, { type: "barch", by: asViewer, actId: second.ok ? second.actId : 0 }, now()),
		);
		expect(await forbidden).toMatchObject({ ok: false, reason: "forbidden" });
		const stale = { ok: false, message: "Someone else has changed the fee. Reload the page." };
		expect(await back(first)).toEqual(stale);
		expect(await readStored()).toEqual({ rupees: 30_000, days: 7 });
		const undoResult = await back(second);
		expect(undoResult).toMatchObject({ ok: true });
		expect(await back(second)).toMatchObject({ ok: false, message: "This was undone already." });
		expect(await readStored()).toEqual({ rupees: 25_000, days: 14 });
		expect(await back(undoResult)).toEqual({ ok: false, message: "There’s nothing to undo." });
		const acts = await site.services.db
			.selectFrom("audit_log")
			.select(["act", "actor"])
			.where("subject_kind", "=", "seat-fee")
			.orderBy("id")
			.execute();
		expect(acts).toEqual([
			{ act: "seat-fee-set", actor: priya.name },
			{ act: "seat-fee-set", actor: priya.name },
			{ act: "seat-fee-undone", actor: ravi.name },
		]);
	});

	it("is what the page of an accepted seat asks for, until it is paid", async () => {
		const readStatus = async () => readTracker(site.services.db, token, site.services, now());
		await accepted();
		expect((await readStatus())?.messages).toEqual({
			title: "The seat is yours.",
			text: expect.stringMatching(/₹25,000.* by \d+ \w+ 2026.*we may withdraw your seat/),
		});
		expect((await readStatus())?.neededBy).toMatch(/^2027-0[78]-/);
		await pay();
		expect((await readStatus())?.messages.title).toBe("The seat is yours.");
	});

	it("is made by the acceptance, once, however often and from wherever it comes, at the amount set then", async () => {
		await set("25000", "10");
		await to("offered");
		const { dataDir, databaseUrl } = site.services.settings;
		const other = carrySealer(connect({ dataDir, databaseUrl }), site.services.sealer);
		const change = { applicationId: id, to: "accepted", actor: priya.name } as const;
		await Promise.all([
			...Array.from({ length: 3 }, accept),
			...Array.from({ length: 3 }, () =>
				other.transaction().execute((trx) => changeStage(trx, site.services.school, change, now())),
			),
		]);
		await other.destroy();
		await set("99000");
		await accept();
		expect(await seatFees()).toMatchObject([
			{ application_id: id, reference, state: expect.stringMatching(/due|ordered/), amount: sum, plan_days: 10 },
		]);
		expect(await status()).toMatchObject({ stage: "accepted", seat_fee: { payment_id: null, checking: false } });
		const mails = (await readQueuedEmails(site.services)).filter(({ subject }) => /seat acceptance fee/.test(subject));
		expect(mails.map(({ subject }) => subject)).toEqual([
			`Pay your seat acceptance fee by 30 November 2026 (${reference})`,
		]);
		expect(mails[0]?.text).toContain("₹25,000.00");
	});

	it("is named by the mail and the letter of the offer, as it was set that day", async () => {
		await set("25000", "10");
		await to("offered");
		await set("99000");
		const mail = (await readQueuedEmails(site.services)).find(({ text }) => text.includes("Accept by"));
		expect(mail?.text).toContain("₹25,000 within 10 days of accepting");
		const { attachment } = await site.services.db
			.selectFrom("outbox")
			.select("attachment")
			.where("attachment", "like", "offer:%")
			.executeTakeFirstOrThrow();
		const letter = await attachmentOf(site.services, attachment ?? "");
		const letterText = extractText(new ReadPdf(letter?.content as Uint8Array))
			.join(" ")
			.replace(/\s+/g, " ");
		expect(letterText).toContain(
			"If you accept, pay the seat acceptance fee of ₹25,000 on the same page within 10 days.",
		);
	});

	it("is reminded of three days before its last day, unless it is paid or no longer owed", async () => {
		const remind = () => sendReminders({ ...site.services, payments: true }, now());
		const reminders = async () =>
			(await readQueuedEmails(site.services)).filter(({ template }) => template === "seat-fee-reminder");
		await accepted();
		moment += 10 * day;
		expect(await remind()).toBe(0);
		moment += 2 * day;
		expect(await remind()).toBe(1);
		expect(await remind()).toBe(0);
		const [mail] = await reminders();
		expect(mail?.subject).toEqual(expect.stringContaining("Reminder: pay your seat acceptance fee by "));
		expect(mail?.text).toContain("₹25,000. Pay it by 4 December 2026");
		const payer = /\/pay\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
		expect(await viewPayment(site.services.db, payer, now())).toMatchObject({ fee: { kind: "seat" } });

		await undo();
		await to("accepted");
		moment += 12 * day;
		expect(await remind()).toBe(1);
		await undo();
		await to("accepted");
		await pay();
		moment += 12 * day;
		expect(await remind()).toBe(0);
		expect(await reminders()).toHaveLength(2);
	});

	it("is not made where none is set", async () => {
		await to("offered");
		const mail = (await readQueuedEmails(site.services)).find(({ text }) => text.includes("Accept by"));
		expect(mail?.text).not.toMatch(/seat acceptance fee/i);
		expect((await accept()).status).toBe(200);
		expect(await seatFees()).toEqual([]);
		expect(await status()).toMatchObject({ seat_fee: null });
		expect((await order()).status).toBe(409);
	});

	it("is paid by the same checkout, apart from the application fee, with a receipt of the same series", async () => {
		await pay(token, {}, "");
		await accepted();
		const { data } = (await order()).body;
		expect(data).toMatchObject({
			amount: sum,
			description: expect.stringMatching(/^Seat acceptance fee, /),
			payBy: "2026-12-04",
		});
		expect(await pay()).toMatchObject({ status: 200, body: { data: { state: "paid", reference } } });
		expect(await order()).toMatchObject({ status: 409, body: { message: expect.stringContaining("already paid") } });
		expect(await status()).toMatchObject({ fee: { state: "paid" }, seat_fee: { state: "paid" } });

		const fees = await site.services.db.selectFrom("fees").select(["kind", "receipt_number"]).orderBy("id").execute();
		expect(fees.map(({ kind, receipt_number }) => [kind, receipt_number?.slice(-8)])).toEqual([
			["application", "R-000001"],
			["seat", "R-000002"],
		]);
		const receipt = await fetch(`${site.url}/application/${token}/seat-fee-receipt.pdf`);
		const file = new ReadPdf(new Uint8Array(await receipt.arrayBuffer()));
		expect(file.info("Title")).toContain("Seat acceptance fee receipt");
		const paidQueuedEmail = (await readQueuedEmails(site.services)).find(({ subject }) =>
			/We’ve received your seat acceptance fee/.test(subject),
		);
		expect(paidQueuedEmail?.text).toContain(fees[1]?.receipt_number);
		const events = await site.services.db
			.selectFrom("fee_events")
			.select(["source", "state_after"])
			.where("fee_id", "=", (await seatFee())?.id ?? 0)
			.orderBy("id")
			.execute();
		expect(events[0]).toEqual({ source: "acceptance", state_after: "due" });
		expect(events.at(-1)?.state_after).toBe("paid");
	});

	it("leaves what is about the application fee as it is", async () => {
		await accepted();
		await pay();
		expect(await status()).toMatchObject({ fee: { payment_id: null, state: "ordered" } });
		const { paid, fee } = await site.services.db
			.selectFrom("cases")
			.select(["paid", "fee"])
			.where("record_id", "=", id)
			.executeTakeFirstOrThrow();
		expect([Number(paid), fee]).toEqual([0, 1000]);
		expect((await fetch(`${site.url}/application/${token}/receipt.pdf`)).status).toBe(404);
		expect(await order(token, "")).toMatchObject({ status: 200, body: { data: { amount: 1000 } } });
	});

	it("is paid by a payer link of its own, which opens neither the application nor its fee", async () => {
		await accepted();
		const own = await makePayerLink(site.services.db, token, now());
		const link = await makePayerLink(site.services.db, token, now(), "seat");
		const payer = link?.payerToken ?? "";
		expect(payer).not.toBe(own?.payerToken);
		expect(await status(payer)).toEqual({ reference, fee: expect.objectContaining({ payment_id: null }) });
		expect((await order(payer, "&fee=application")).status).toBe(404);
		expect((await order(own?.payerToken ?? "", "&fee=seat")).status).toBe(404);
		expect((await fetch(`${site.url}/application/${payer}/application.pdf`)).status).toBe(404);
		expect((await (await fetch(`${site.url}/api/v1/viewUserProfile/${payer}`)).json()).data).toEqual([
			{ name: "Meenakshi Raman" },
		]);
		expect((await pay(payer, {}, "")).status).toBe(200);
		expect(await viewPayment(site.services.db, payer, now())).toMatchObject({ fee: { kind: "seat", state: "paid" } });
		expect(await viewPayment(site.services.db, own?.payerToken ?? "", now())).toMatchObject({
			fee: { kind: "application", state: "ordered" },
		});
		expect((await fetch(`${site.url}/pay/${payer}/receipt.pdf`)).status).toBe(200);
	});

	it("is no longer owed when the acceptance is undone or the applicant withdraws, and never made twice", async () => {
		for (const end of [undo, () => to("withdrawn")]) {
			await accepted();
			const link = await makePayerLink(site.services.db, token, now(), "seat");
			expect((await list({ state: "unpaid" })).rows.map(({ kind }) => kind)).toContain("seat");
			moment += 10 * day;
			expect(await end()).toMatchObject({ ok: true });
			expect(await order()).toMatchObject({ status: 409, body: { ended: true } });
			expect(await order(link?.payerToken ?? "", "")).toMatchObject({ status: 409, body: { ended: true } });
			expect(await status()).toMatchObject({ seat_fee: null });
			expect((await list({ state: "unpaid" })).rows.map(({ kind }) => kind)).toEqual(["application"]);
			expect((await list({ state: "ended" })).rows).toMatchObject([{ kind: "seat", state: "ended" }]);
			const [seat] = (await totals()).filter(({ group }) => group === "seat");
			expect(seat?.unpaid).toBe(0);
			const { rows } = await findMismatches(site.services.db, now(), { limit: 10 });
			expect(rows.filter(({ feeKind }) => feeKind === "seat")).toEqual([]);
			const entry = {
				feeId: (await seatFee())?.id ?? 0,
				method: "cash",
				paidOn: "2026-11-20",
				note: "x",
				by: priya,
			} as const;
			expect(await within((trx) => enterCounterPayment(trx, entry, counter()))).toMatchObject({ ok: false });

			if (end === undo) await accept();
			else await undo();
			expect(await seatFees()).toMatchObject([{ amount: sum, ended_at: null }]);
			expect((await order()).body.data).toMatchObject({
				payBy: new Date(moment + 14 * day).toISOString().slice(0, 10),
			});
		}
	});

	it("stays when it was paid before the acceptance is undone, and goes back by two members", async () => {
		await accepted();
		await pay();
		expect(await undo()).toMatchObject({ ok: true });
		expect(await status()).toMatchObject({ stage: "offered", seat_fee: { state: "paid" } });
		const fee = await seatFee();
		const refundAct = await within((trx) =>
			askForRefund(
				trx,
				{ paymentId: fee?.payment_id ?? "", amount: sum, reason: "Gave the place up", by: priya },
				now(),
			),
		);
		if (!refundAct.ok) throw new Error(refundAct.message);
		const confirm = (by: typeof priya) =>
			within((trx) => confirmRefund(trx, { refundId: refundAct.refundId, by }, now()));
		expect(await confirm(priya)).toMatchObject({ ok: false });
		expect(await confirm(ravi)).toMatchObject({ ok: true });
		expect((await listRefunds(site.services.db, { state: "all", page: 1 }, { unmasked: true })).rows).toMatchObject([
			{ reference, feeKind: "seat", amount: sum },
		]);
	});

	it("does not agree when its payment comes after it has ended, until that goes back or the place is accepted again", async () => {
		await accepted();
		const { data } = (await order()).body;
		moment += day;
		await undo();
		moment += 60_000;
		expect(await click(data)).toMatchObject({ status: 200, body: { data: { state: "paid" } } });
		const found = async () => {
			const { rows } = await findMismatches(site.services.db, now(), { limit: 10 });
			const own = rows.filter(({ feeKind }) => feeKind === "seat");
			return own.map(({ kind, message, amount }) => [kind, message, amount]);
		};
		const paymentId = (await seatFee())?.payment_id ?? "";
		const late = [["captured-after-end", `${paymentId} was received after the seat was given up. Refund it.`, sum]];
		expect(await found()).toEqual(late);
		const refundAct = await within((trx) => askForRefund(trx, { paymentId, reason: "Too late", by: priya }, now()));
		if (!refundAct.ok) throw new Error(refundAct.message);
		expect(await found()).toEqual([]);
		await within((trx) => withdrawRefund(trx, { refundId: refundAct.refundId, by: ravi }, now()));
		expect(await found()).toEqual(late);
		await accept();
		expect(await found()).toEqual([]);
		// Now it is a fee that was paid before the place was given back.
		moment += day;
		await undo();
		expect(await found()).toEqual([]);
	});

	const counter = () => ({
		now,
		onPaid: (trx: Trx, paidFee: Parameters<typeof sendReceipt>[2]) =>
			sendReceipt(trx, site.services.school, paidFee, now()),
		nextReceiptNumber: async () => "DSA-26-R-000099",
	});

	it("can be waived, and counts as owed again when the waiver is undone", async () => {
		await accepted();
		const feeId = (await seatFee())?.id ?? 0;
		const entry = { feeId, method: "waiver", paidOn: "2026-11-20", note: "Hardship", by: priya } as const;
		const entered = await within((trx) => enterCounterPayment(trx, entry, counter()));
		if (!entered.ok) throw new Error(entered.message);
		expect(await status()).toMatchObject({ seat_fee: { state: "paid" } });
		const mail = (await readQueuedEmails(site.services)).find(({ subject }) => /waived/.test(subject));
		expect(mail?.subject).toBe(`Your seat acceptance fee is waived (${reference})`);
		const reversal = { entryId: entered.entryId, note: "In error", by: priya };
		expect(await within((trx) => reverseEntry(trx, reversal, counter()))).toMatchObject({ ok: true });
		expect((await order()).status).toBe(200);
	});

	it("is told apart in lists, totals, statements and the ledger, whose totals are those of their rows", async () => {
		await pay(token, {}, "");
		await accepted();
		await pay();
		expect((await list({ kind: "seat" })).rows).toMatchObject([{ kind: "seat", taken: sum, reference }]);
		expect((await list({ kind: "application" })).rows).toMatchObject([{ kind: "application", taken: 1000 }]);
		const rows = await totals();
		expect(rows.map(({ group, takenAmount }) => [group, takenAmount])).toEqual([
			["application", 1000],
			["seat", sum],
		]);
		expect(sumTotals(rows).takenAmount).toBe(sum + 1000);
		const { entries } = await readMonth(site.services.db, "2026-11");
		expect(entries.map(({ feeKind, amount }) => [feeKind, amount])).toEqual([
			["application", 1000],
			["seat", sum],
		]);
		const ledger = await readFullLedger(site.services.db, now());
		expect(ledger.map(({ reference: of, fee }) => [of, fee?.kind])).toEqual([
			[reference, "application"],
			[reference, "seat"],
		]);
		expect((await findFee(site.services.db, id))?.kind).toBe("application");
	});
});
