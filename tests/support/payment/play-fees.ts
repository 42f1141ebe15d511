import { expect } from "vitest";
import type { SandboxFaults } from "#peers/razorpay/faults.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { nextReceiptNumber } from "#src/admissions/receipts/receipt.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { followSeatFee } from "#src/admissions/seats/fees/follow-seat-fee.server.ts";
import { setSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { receiveWebhook } from "#src/payment/confirm/webhook.server.ts";
import { counterMethods } from "#src/payment/counter/counter-payment.ts";
import { enterCounterPayment, takeBackEntry } from "#src/payment/counter/enter-payment.server.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { askProvider } from "#src/payment/ledger/ask-provider.server.ts";
import { feeGroups } from "#src/payment/ledger/fee-query.ts";
import { sumTotals } from "#src/payment/ledger/fee-totals.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { askForRefund, confirmRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { pollDueRefunds } from "#src/payment/refunds/order-refund.server.ts";
import { fetchSettlements } from "#src/payment/settlements/fetch-settlements.server.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";
import {
	closeMonth,
	findStatement,
	listClosedMonths,
	readOpenMonth,
} from "#src/payment/statements/close-month.server.ts";
import type { StatementTotals } from "#src/payment/statements/statement.ts";
import { verifyStatement } from "#src/payment/statements/verify-statement.server.ts";
import { addApplication, testClock } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";

const priya = { id: 1, name: "Priya Raghavan" };
const meena = { id: 2, name: "Meena Joseph" };
// Of a school, a receipt that is queued needs no more.
const school = { name: "Doddabetta", shortName: "DSA", email: "office@doddabetta.example" } as School;
const hour = 3_600_000;
const seatFee = { rupees: "25", days: "14" };
const sealer = createSealer("a secret of the server that nobody can guess");

/** Numbers from 0 to below 1, the same for a seed (mulberry32). */
function randomFrom(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/**
 * Lets the sandbox play fees with every fault in random order: payments, entries at the school, refunds whole and in
 * part, here and at the provider itself, deaths, repetitions. Fees are of applications and of seats, whose acceptance is undone before and after the
 * payment, and made again. Then all faults end, and whatever is under way comes to its end.
 * @param count fees of both kinds
 */
export async function playFees(db: Db, { count, seed }: { count: number; seed: number }) {
	const random = randomFrom(seed);
	const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
	const now = testClock();
	const context: PaymentContext = { now, onPaid: (trx, paid) => sendReceipt(trx, school, paid, now()) };
	const counter = {
		...context,
		nextReceiptNumber: (trx: Parameters<typeof nextReceiptNumber>[0], at: string) => nextReceiptNumber(trx, at, "DSA"),
	};
	const site = await startSandboxSite(db, now, async (app, gateway) => {
		app.removeAllContentTypeParsers();
		app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
			if (request.url.includes("/api/v1/")) return done(null, body);
			done(null, body.length > 0 ? JSON.parse(String(body)) : undefined);
		});
		app.post("/api/v1/razorpay/webhook", async ({ headers, body }, reply) => {
			const [signature, eventId] = [String(headers["x-razorpay-signature"]), String(headers["x-razorpay-event-id"])];
			const outcome = await receiveWebhook(db, gateway, { rawBody: body as Buffer, signature, eventId }, context);
			return reply.code(outcome === "forged" ? 400 : 200).send({ outcome });
		});
	});
	const dying: PaymentGateway = {
		...site.gateway,
		refundPayment: async (request) => {
			await site.gateway.refundPayment(request);
			throw new GatewayError("unavailable", "killed");
		},
	};
	const faults = (): Partial<SandboxFaults> => ({
		answers: one(["none", "none", "none", "error", "bad-gateway", "truncated", "throttled"]),
		webhooks: one(["none", "none", "lost", "duplicate", "reversed", "forged"]),
		payments: one(["none", "none", "none", "unanswered", "late", "held", "double"]),
		refunds: one(["none", "none", "pending", "failed"]),
	});
	const transaction = <Result>(run: Parameters<ReturnType<Db["transaction"]>["execute"]>[0]) =>
		db.transaction().execute(run) as Promise<Result>;
	const poll = async (gateway = site.gateway) => {
		await pollDueRefunds(db, gateway, { ...context, limit: 500 });
		await pollDueFees(db, gateway, { ...context, limit: 500 });
	};
	const refund = async (paymentId: string, amount?: number) => {
		const asked = { paymentId, amount, reason: "Withdrew", by: priya };
		const { refundId } = await transaction<{ refundId?: number }>((trx) => askForRefund(trx, asked, now()));
		if (refundId) await transaction((trx) => confirmRefund(trx, { refundId, by: meena }, now()));
	};

	/** As somebody does at the provider itself; it refuses more than is left. */
	const refundAtDashboard = (paymentId: string, amount: number) =>
		site.gateway
			.refundPayment({ paymentId, amount, idempotencyKey: `dashboard-${Math.floor(random() * 1e9)}`, notes: {} })
			.catch(() => {});

	const playFee = async (applicationId: number, kind: FeeKind) => {
		await setFaults(site, { answers: "none" });
		const { id: feeId } = await feeOf(db, applicationId, kind);
		if (random() < 0.15) {
			const entry = { feeId, method: one(counterMethods), paidOn: "2026-11-20", note: "At the counter", by: meena };
			const entered = await transaction<{ entryId?: number }>((trx) => enterCounterPayment(trx, entry, counter));
			const back = { entryId: entered.entryId ?? 0, note: "In error", by: meena };
			if (random() < 0.4) await transaction((trx) => takeBackEntry(trx, back, counter));
			if (random() < 0.5) return;
		}
		const ordered = await ensureOrder(db, site.gateway, applicationId, now(), kind);
		await setFaults(site, faults());
		if (ordered.ok) await payAtCheckout(site, ordered.orderId, one(["captured", "captured", "failed"])).catch(() => {});
		const payment = random() < 0.3 ? await anyCaptured(db, random) : undefined;
		if (payment) await refund(payment, one([undefined, 100, 450]));
		const elsewhere = random() < 0.08 ? await anyCaptured(db, random) : undefined;
		if (elsewhere) await refundAtDashboard(elsewhere, one([100, 450]));
		now.pass(one([1000, 60_000, hour]));
		if (random() < 0.3) await poll(one([site.gateway, dying]));
		if (random() < 0.1) await Promise.all([poll(), poll()]);
	};

	await transaction((trx) => setSeatFee(trx, { type: "barch", ...seatFee, by: priya }, now()));
	for (let number = 1, fees = 0; fees < count; number += 1) {
		const applicationId = await addApplication(db, number, now());
		await playFee(applicationId, "application");
		fees += 1;
		if (random() < 0.6 || fees === count) continue;
		const follow = async (before: Stage, after: Stage) => {
			const application = await applicationOf(db, applicationId);
			await transaction((trx) =>
				followSeatFee(trx, school, application, { before, after, heldFor: undefined, quiet: true }, now()),
			);
		};
		await follow("offered", "accepted");
		const isUndone = random() < 0.3;
		if (isUndone && random() < 0.3) await follow("accepted", "offered");
		await playFee(applicationId, "seat");
		fees += 1;
		if (isUndone) await follow("accepted", "offered");
		if (isUndone && random() < 0.5) await follow("offered", "accepted");
	}

	await setFaults(site, { answers: "none", webhooks: "none", payments: "none", refunds: "none" });
	const decide = (what: string, answer: string) =>
		fetch(site.url(`/sandbox/razorpay/control/${what}`), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ answer }),
		});
	await decide("bank", one(["captured", "failed"]));
	await decide("refunds", one(["processed", "failed"]));
	const settle = async () => {
		for (const { id } of await db.selectFrom("fees").select("id").execute())
			await askProvider(db, site.gateway, id, context);
		for (let round = 0; round < 3; round += 1) {
			now.pass(13 * hour);
			await poll();
		}
	};
	await settle();
	const { rows } = await findMismatches(db, now(), { limit: 1_000_000 });
	for (const { kind, paymentId } of rows) if (kind === "second-capture" && paymentId) await refund(paymentId);
	await settle();
	const ended = now();
	now.pass(30 * 24 * hour);
	await fetchSettlements(db, site.gateway, dayAtSchool(now()).slice(0, 7), now);
	return { ...site, now, ended };
}

const feeOf = (db: Db, applicationId: number, kind: FeeKind) =>
	db
		.selectFrom("fees")
		.select("id")
		.where("application_id", "=", applicationId)
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();

const applicationOf = (db: Db, id: number) =>
	db
		.selectFrom("applications")
		.select(["id", "reference", "name", "email", "application_type"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();

/** One of the captured payments: the next after an id by chance, so that a thousandth costs no more than a first. */
async function anyCaptured(db: Db, random: () => number): Promise<string | undefined> {
	const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
	const start = `pay_${Array.from({ length: 3 }, () => letters[Math.floor(random() * letters.length)]).join("")}`;
	const captured = db.selectFrom("fee_payments").select("payment_id").where("status", "=", "captured");
	const next = (from: string) =>
		captured.where("payment_id", ">=", from).orderBy("payment_id").limit(1).executeTakeFirst();
	return ((await next(start)) ?? (await next("")))?.payment_id;
}

/** Closes every month until now, whose statements all verify. */
async function closeAll(db: Db, until: Date): Promise<StatementTotals[]> {
	const later = new Date(until.getTime() + 60 * 24 * hour);
	const end = dayAtSchool(until).slice(0, 7);
	for (let open = await readOpenMonth(db); open && open.month <= end; open = await readOpenMonth(db)) {
		const closing = { month: open.month, by: meena, sealer };
		expect(await db.transaction().execute((trx) => closeMonth(trx, closing, later))).toEqual({ ok: true });
		const { csv = "" } = (await findStatement(db, open.month)) ?? {};
		expect(await verifyStatement(db, csv)).toBe("genuine");
	}
	return (await listClosedMonths(db, 1000)).map(({ totals }) => totals).reverse();
}

/** Desk, receipts, events and the sandbox's own books agree to the paisa, and nothing is left to mend. */
export async function expectAgreement(
	db: Db,
	{ sandboxDb, now, ended }: Awaited<ReturnType<typeof playFees>>,
): Promise<void> {
	const sum = (rows: readonly { amount: number | null }[]) =>
		rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
	const taken = sum(await sandboxDb.selectFrom("payments").select("amount").where("captured", "=", 1).execute());
	const given = await sandboxDb.selectFrom("refunds").select("amount").where("status", "=", "processed").execute();
	const entries = await db.selectFrom("counter_entries").selectAll().execute();
	const atSchool = sum(entries.filter(({ method }) => method !== "waiver"));
	const waived = sum(entries.filter(({ method }) => method === "waiver"));
	const books = { takenSum: taken + atSchool, waivedSum: waived, refundedSum: sum(given) };
	expect(books.takenSum).toBeGreaterThan(0);
	expect(books.refundedSum).toBeGreaterThan(0);

	for (const by of feeGroups) expect(sumTotals(await totalFees(db, { words: "", by, page: 1 }))).toMatchObject(books);
	const kinds = await totalFees(db, { words: "", by: "kind", page: 1 });
	expect(kinds.filter(({ takenSum }) => takenSum > 0).map(({ group }) => group)).toEqual(["application", "seat"]);

	const events = (await db.selectFrom("fee_events").select(["kind", "source", "payment_id", "detail"]).execute()).map(
		({ detail, ...event }) => ({ ...event, amount: Number(JSON.parse(detail).amount ?? 0) }),
	);
	const captures = new Map(
		events
			.filter(({ kind, source }) => kind === "captured" && source !== "staff")
			.map((event) => [event.payment_id, event]),
	);
	const of = (...kinds: string[]) => sum(events.filter(({ kind }) => kinds.includes(kind)));
	expect({
		takenSum: sum([...captures.values()]) + of("paid_at_counter", "counter_taken_back"),
		waivedSum: of("waived", "waiver_taken_back"),
		refundedSum: of("refund_processed"),
	}).toEqual(books);

	const lines = await db.selectFrom("settlement_lines").select(["kind", "amount", "fee", "net"]).execute();
	const settled = (of: "payment" | "refund") => sum(lines.filter(({ kind }) => kind === of));
	expect({ taken: settled("payment"), given: settled("refund") }).toEqual({ taken, given: books.refundedSum });
	expect(lines.reduce((total, { net, fee }) => total + net + fee, 0)).toBe(taken - books.refundedSum);
	expect(await findDifferences(db, now(), { limit: 20 })).toEqual({ rows: [], count: 0, sum: 0 });

	const statements = await closeAll(db, now());
	const total = (of: (totals: StatementTotals) => number) => statements.reduce((all, totals) => all + of(totals), 0);
	expect({
		takenSum: total(({ sums }) => sums.captured + sums["at-school"]),
		waivedSum: total(({ sums }) => sums.waived),
		refundedSum: total(({ sums }) => sums.refunded),
		received: total(({ received }) => received),
		inTransit: statements.at(-1)?.closing,
	}).toEqual({ ...books, received: lines.reduce((sum, { net }) => sum + net, 0), inTransit: 0 });

	const receipts = await db.selectFrom("fees").select("receipt_number").execute();
	const numbers = new Set([...receipts, ...entries].flatMap(({ receipt_number }) => receipt_number ?? []));
	// One gapless series per year: as many numbers in all as the series of the years have given.
	const series = await db.selectFrom("counters").select("value").where("name", "like", "receipts-%").execute();
	expect(numbers.size).toBe(series.reduce((total, { value }) => total + value, 0));
	expect(
		(await findMismatches(db, ended, { limit: 20 })).rows.map(({ kind, message }) => `${kind}: ${message}`),
	).toEqual([]);
}
