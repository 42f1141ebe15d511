import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { connect, type Db } from "#src/db/connect.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { checkRowSums } from "#src/db/row-sums/check-row-sums.server.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { migrate } from "./migrate.server.ts";

const name = "0086-seat-fees";
const before = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));
const withIt = Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= name));
const at = "2026-11-20T06:00:00.000Z";

async function insert(db: Db, table: string, row: Record<string, string | number | null>): Promise<void> {
	await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
		values (${sql.join(Object.values(row))})`.execute(db);
}

const rowsOf = async (db: Db, table: string) =>
	(await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1`.execute(db)).rows;

const fee = (application: number, state: string, orderId: string) => ({
	application_id: application,
	reference: `DSA-26-B-00000${application}`,
	receipt: `r-${application}`,
	state,
	plan_name: "Application fee",
	plan_days: 30,
	amount: 1000,
	currency: "INR",
	order_attempts: 1,
	order_id: orderId,
	order_key: "rzp_live_1",
	polling_since: at,
	poll_count: 2,
	created_at: at,
	updated_at: at,
});

/** Two applications of before: one paid and half given back, one waived; the fee of a third was erased. */
async function fill(db: Db) {
	for (const number of [1, 2, 3])
		await insert(db, "applications", {
			reference: `DSA-26-B-00000${number}`,
			application_type: "barch",
			idempotency_key: `key-${number}`,
			fingerprint: "",
			name: "Meena Kumari",
			email: "meena@example.org",
			phone_no: "9400000000",
			answers: "{}",
			asked: "[]",
			form_version: "1",
			created_at: at,
		});
	for (const number of [1, 2, 3]) await insert(db, "fees", fee(number, "paid", `order_${number}`));
	await sql`delete from fees where id = 3`.execute(db);
	for (const number of [1, 2]) {
		await insert(db, "fee_payments", {
			payment_id: `pay_${number}`,
			fee_id: number,
			order_id: `order_${number}`,
			status: "captured",
			settled: 1,
			reported_status: "captured",
			reported_at: at,
			amount: 1000,
			currency: "INR",
			created_at: at,
			updated_at: at,
		});
		await insert(db, "fee_events", {
			fee_id: number,
			source: "webhook",
			kind: "captured",
			key: `event:${number}`,
			state_before: "ordered",
			state_after: "paid",
			detail: "{}",
			created_at: at,
		});
	}
	await insert(db, "refunds", {
		fee_id: 1,
		payment_id: "pay_1",
		amount: 500,
		currency: "INR",
		state: "processed",
		reason: "Asked for",
		origin: "office",
		idempotency_key: "k1",
		attempts: 0,
		asked_by_name: "Priya",
		created_at: at,
	});
	await insert(db, "counter_entries", {
		fee_id: 2,
		method: "waiver",
		amount: 1000,
		paid_on: "2026-11-20",
		note: "Hardship",
		entered_by: 1,
		entered_by_name: "Priya",
		created_at: at,
	});
	await insert(db, "money_findings", {
		fee_id: 1,
		kind: "other-at-provider",
		subject: "pay_1",
		message: "Look",
		created_at: at,
	});
}

const referring = ["fee_payments", "fee_events", "refunds", "counter_entries", "money_findings"];

describe.each(["sqlite", "postgres"] as const)("the migration that gives fees a kind (%s)", (engine) => {
	async function migrated() {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const db = connect(place);
		onTestFinished(() => db.destroy());
		await migrate(db, before);
		await fill(db);
		const read = async () =>
			Object.fromEntries(await Promise.all(referring.map(async (t) => [t, await rowsOf(db, t)])));
		const [fees, others] = [await rowsOf(db, "fees"), await read()];
		expect(await migrate(db, withIt)).toEqual([name]);
		return { db, fees, others, read };
	}

	it("keeps every fee as an application fee, with all that refers to it, and the sums of rows", async () => {
		const { db, fees, others, read } = await migrated();
		expect(await rowsOf(db, "fees")).toEqual(
			fees.map((row) => ({ ...row, kind: "application", owed_since: null, ended_at: null })),
		);
		expect(await read()).toEqual(others);
		expect(await checkRowSums(db)).toEqual([]);
	});

	it("keeps the references to fees enforced, and gives no number of an erased fee again", async () => {
		const { db } = await migrated();
		await expect(sql`delete from fees where id = 1`.execute(db)).rejects.toThrow(/foreign key/i);
		await expect(insert(db, "fee_events", { fee_id: 99, source: "poll" })).rejects.toThrow();
		await insert(db, "fees", fee(3, "due", "order_4"));
		expect((await rowsOf(db, "fees")).map(({ id }) => id)).toEqual([1, 2, 4]);
		await expect(insert(db, "fees", { ...fee(1, "due", "order_4"), receipt: "r-9" })).rejects.toThrow();
	});

	it("lets an application have one fee of each kind", async () => {
		const { db } = await migrated();
		const seat = { ...fee(1, "due", "order_5"), receipt: "r-5", kind: "seat" };
		await insert(db, "fees", seat);
		const second = { ...seat, receipt: "r-6", order_id: "order_6" };
		await expect(insert(db, "fees", second)).rejects.toThrow(/unique/i);
		await expect(insert(db, "fees", { ...second, kind: "application" })).rejects.toThrow(/unique/i);
	});
});
