import type { Db } from "../src/db/connect.server.ts";
import { counterOrder, counterPaymentId } from "../src/payment/counter/counter-payment.ts";

const programmes = ["barch", "march", "diploma"] as const;
const methods = ["upi", "card", "netbanking", "cash"] as const;
const startAt = Date.parse("2026-11-02T04:00:00.000Z");
const givenNames = [
	"Nivedha",
	"Harish",
	"Lakshmi",
	"Mohamed Irfan",
	"Priyadharshini",
	"Joel",
	"Keerthana",
	"Tamilselvan",
];
const family = ["Sundaramoorthy", "Venkatesan", "Narayanan", "Basha", "Balakrishnan", "Daniel", "Ravichandran"];
const amount = 150_000;

/**
 * Fills a database with fees of a season's size: five of six are paid, a fourth of them at the school, one
 * of 25 is given back, most are settled. */
export async function fillFees(db: Db, count: number): Promise<void> {
	for (let first = 1; first <= count; first += 200) {
		const numbers = Array.from({ length: Math.min(200, count - first + 1) }, (_, index) => first + index);
		await db.transaction().execute(async (trx) => {
			const addedApplications = await trx
				.insertInto("applications")
				.values(numbers.map(applicationOf))
				.returning(["id", "reference", "created_at"])
				.execute();
			const fees = await trx
				.insertInto("fees")
				.values(addedApplications.map((row) => feeOf(row, numberOf(row.reference))))
				.returning(["id", "reference", "payment_id", "paid_at"])
				.execute();
			const paidFees = fees.flatMap(({ id, reference, payment_id, paid_at }) =>
				payment_id && paid_at ? { id, payment_id, paid_at, number: numberOf(reference) } : [],
			);
			const entries = await trx
				.insertInto("counter_entries")
				.values(paidFees.filter(isAtSchool).map(entryOf))
				.returning(["id", "fee_id"])
				.execute();
			const entryIds = new Map(entries.map(({ id, fee_id }) => [fee_id, id]));
			await trx
				.insertInto("fee_payments")
				.values(paidFees.map((fee) => paymentOf(fee, entryIds.get(fee.id))))
				.execute();
			for (const { id, fee_id } of entries)
				await trx
					.updateTable("fees")
					.set({ payment_id: counterPaymentId(id) })
					.where("id", "=", fee_id)
					.execute();
			await trx.insertInto("fee_events").values(paidFees.map(eventOf)).execute();
			await trx
				.insertInto("settlement_lines")
				.values(paidFees.filter((fee) => !isAtSchool(fee) && fee.number % 3 !== 0).map(lineOf))
				.execute();
			const back = paidFees.filter((fee) => !isAtSchool(fee) && fee.number % 25 === 0);
			if (back.length > 0) await trx.insertInto("refunds").values(back.map(refundOf)).execute();
		});
	}
}

const numberOf = (reference: string) => Number(reference.slice(-6));
const pick = <Item>(items: readonly Item[], by: number) => items[by % items.length] as Item;
const timeOf = (number: number) => new Date(startAt + number * 600_000).toISOString();

const applicationOf = (number: number) => ({
	reference: `DSA-26-B-${String(number).padStart(6, "0")}`,
	application_type: pick(programmes, number),
	idempotency_key: `key-${number}`,
	fingerprint: "",
	answers: "{}",
	asked: "[]",
	form_version: "1",
	name: `${pick(givenNames, number)} ${pick(family, number * 3)}`,
	email: `person${number}@example.com`,
	phone_no: "9400000000",
	consent_version: null,
	consent_at: null,
	created_at: timeOf(number),
});

function feeOf({ id, reference, created_at }: { id: number; reference: string; created_at: string }, number: number) {
	const paid = number % 6 !== 0;
	return {
		application_id: id,
		reference,
		receipt: `${reference}-fee`,
		amount,
		currency: "INR" as const,
		state: paid ? ("paid" as const) : ("ordered" as const),
		plan_name: "Fee",
		plan_days: 30,
		order_id: `order_${number}`,
		order_key: "rzp_test_1",
		order_attempts: 1,
		polling_since: created_at,
		payment_id: paid ? `pay_${number}` : null,
		paid_at: paid ? created_at : null,
		poll_count: 1,
		paid_on: paid ? created_at.slice(0, 10) : null,
		receipt_number: paid ? `DSA-26-R-${number}` : null,
		compared_at: paid ? created_at : null,
		created_at,
		updated_at: created_at,
	};
}

type Paid = { id: number; payment_id: string; paid_at: string; number: number };

const isAtSchool = ({ number }: Paid) => pick(methods, number) === "cash";

const entryOf = ({ id, paid_at, number }: Paid) => ({
	fee_id: id,
	method: "cash" as const,
	amount,
	paid_on: paid_at.slice(0, 10),
	note: "Mother",
	created_at: paid_at,
	receipt_number: `DSA-26-R-${number}`,
	entered_by: 1,
	entered_by_name: "Priya",
});

const paymentOf = ({ id, payment_id: ofOrder, paid_at, number }: Paid, entryId: number | undefined) => ({
	payment_id: entryId === undefined ? ofOrder : counterPaymentId(entryId),
	fee_id: id,
	order_id: entryId === undefined ? `order_${number}` : counterOrder,
	status: "captured" as const,
	settled: 1 as const,
	reported_status: "captured" as const,
	reported_at: paid_at,
	amount,
	currency: "INR",
	method: pick(methods, number),
	captured_at: paid_at,
	created_at: paid_at,
	updated_at: paid_at,
});

const eventOf = ({ id, payment_id, paid_at }: Paid) => ({
	fee_id: id,
	source: "webhook" as const,
	kind: "captured",
	key: `webhook:${payment_id}`,
	payment_id,
	state_before: "ordered" as const,
	state_after: "paid" as const,
	created_at: paid_at,
	detail: JSON.stringify({ id: payment_id, status: "captured", amount, currency: "INR" }),
});

const lineOf = ({ payment_id, paid_at }: Paid) => ({
	settlement_id: `setl_${paid_at.slice(0, 10)}`,
	entity_id: payment_id,
	kind: "payment" as const,
	amount,
	fee: 3540,
	tax: 540,
	net: amount - 3540,
	currency: "INR",
	description: "",
	created_at: paid_at,
	settled_on: paid_at.slice(0, 10),
});

const refundOf = ({ id, payment_id, paid_at, number }: Paid) => ({
	fee_id: id,
	payment_id,
	amount: 50_000,
	currency: "INR",
	reason: "Withdrew",
	state: "processed" as const,
	origin: "office" as const,
	idempotency_key: `refund-${number}`,
	provider_id: `rfnd_${number}`,
	attempts: 1,
	asked_by_name: "Priya",
	finished_at: paid_at,
	created_at: paid_at,
});
