import { type Kysely, sql } from "kysely";
import { isPostgres, key } from "./dialect.ts";

/** What a place costs whoever accepts it: a fee has a kind, and an application may have one of each. */
export async function up(db: Kysely<unknown>) {
	if (isPostgres(db)) await expandFees(db);
	else await rebuildFees(db);
	await db.schema
		.createTable("seat_fees")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("rupees", "integer")
		.addColumn("days", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}

async function expandFees(db: Kysely<unknown>) {
	await db.schema
		.alterTable("fees")
		.addColumn("kind", "text", (column) => column.notNull().defaultTo("application"))
		.addColumn("owed_since", "text")
		.addColumn("ended_at", "text")
		.execute();
	await db.schema.alterTable("fees").dropConstraint("fees_application_id_key").execute();
	await db.schema.alterTable("fees").addUniqueConstraint("fees_application_kind", ["application_id", "kind"]).execute();
}

const columns = sql.raw(
	"id, application_id, reference, receipt, state, plan_name, plan_days, amount, currency, order_id, order_key, " +
		"order_attempts, payment_id, paid_at, receipt_number, checking_until, polling_since, poll_count, next_poll_at, " +
		"leased_until, created_at, updated_at, paid_on, compared_at",
);

/**
 * SQLite drops no constraint of a column, so the table is made anew. Under its own name: rows of other tables that
 * refer to a fee are looked for when the fee is back, and not while it is away.
 */
async function rebuildFees(db: Kysely<unknown>) {
	await sql`pragma defer_foreign_keys = on`.execute(db);
	const last = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'fees'`.execute(db);
	await sql`create table fees_before as select * from fees`.execute(db);
	await db.schema.dropTable("fees").execute();
	await createFees(db);
	await sql`insert into fees (${columns}) select ${columns} from fees_before`.execute(db);
	await db.schema.dropTable("fees_before").execute();
	// No number of a fee that was deleted is given to another one.
	for (const { seq } of last.rows) {
		await sql`delete from sqlite_sequence where name = 'fees'`.execute(db);
		await sql`insert into sqlite_sequence (name, seq) values ('fees', ${seq})`.execute(db);
	}
	const { rows } = await sql`pragma foreign_key_check`.execute(db);
	if (rows.length > 0) throw new Error(`${rows.length} rows refer to nothing after the table of fees was made anew.`);
}

async function createFees(db: Kysely<unknown>) {
	await db.schema
		.createTable("fees")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("receipt", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("plan_name", "text", (column) => column.notNull())
		.addColumn("plan_days", "integer", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("order_id", "text", (column) => column.unique())
		.addColumn("order_key", "text")
		.addColumn("order_attempts", "integer", (column) => column.notNull())
		.addColumn("payment_id", "text", (column) => column.unique())
		.addColumn("paid_at", "text")
		.addColumn("receipt_number", "text", (column) => column.unique())
		.addColumn("checking_until", "text")
		.addColumn("polling_since", "text", (column) => column.notNull())
		.addColumn("poll_count", "integer", (column) => column.notNull())
		.addColumn("next_poll_at", "text")
		.addColumn("leased_until", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("paid_on", "text")
		.addColumn("compared_at", "text")
		.addColumn("kind", "text", (column) => column.notNull().defaultTo("application"))
		.addColumn("owed_since", "text")
		.addColumn("ended_at", "text")
		.addUniqueConstraint("fees_application_kind", ["application_id", "kind"])
		.execute();
	const index = (name: string, ...of: string[]) => db.schema.createIndex(name).on("fees").columns(of).execute();
	await index("fees_next_poll", "next_poll_at");
	await index("fees_state", "state", "id");
	await index("fees_paid_on", "paid_on", "id");
	await index("fees_compared", "compared_at");
	await index("fees_reference", "reference");
}
