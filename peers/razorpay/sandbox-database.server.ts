import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type Selectable, sql } from "kysely";
import { postgresDialect } from "#src/db/postgres.server.ts";
import { sqliteDialect } from "#src/db/sqlite.server.ts";

/** Times are ISO 8601 in UTC, amounts in paise. */
export type SandboxDatabase = {
	/** `key_id`, `key_secret` and `webhook_secret`. */
	api_keys: { name: string; value: string };
	orders: {
		id: string;
		receipt: string | null;
		/** The receipt once more when the order was requested with `unique_receipt`. */
		unique_receipt: string | null;
		amount: number;
		currency: string;
		status: "created" | "attempted" | "paid";
		attempts: number;
		/** JSON. */
		notes: string;
		/** Other details that it was asked for with, such as `partial_payment`, as JSON. */
		extra: string;
		created_at: string;
	};
	payments: {
		id: string;
		order_id: string;
		amount: number;
		currency: string;
		status: "created" | "failed" | "authorized" | "captured" | "refunded";
		method: "netbanking" | "upi" | "card";
		error: string | null;
		/** 1 once its money was taken, also when it was given back since. */
		captured: 0 | 1;
		/** Time at which the bank said yes without the payment being captured. */
		authorized_at: string | null;
		/**
		 * Fee that the provider takes from it, tax included; the tax in it; and whether the payer paid the fee on top of
		 * the order.
		 */
		fee: number;
		tax: number;
		fee_bearer: "customer" | "platform";
		/** Offer by which it is less than its order. */
		offer_id: string | null;
		description: string | null;
		/** JSON. */
		notes: string;
		created_at: string;
	};
	refunds: {
		id: string;
		payment_id: string;
		amount: number;
		currency: string;
		status: "pending" | "processed" | "failed";
		receipt: string | null;
		/** Idempotency key of the request, with a hash of its body. */
		idempotency_key: string | null;
		request_hash: string | null;
		/** JSON. */
		notes: string;
		speed: "normal" | "optimum";
		created_at: string;
	};
	disputes: {
		id: string;
		payment_id: string;
		amount: number;
		currency: string;
		status: "open" | "under_review" | "won" | "lost" | "closed";
		reason_code: string;
		respond_by: string;
		created_at: string;
	};
	settlement_lines: {
		settlement_id: string;
		entity_id: string;
		type: "payment" | "refund";
		/** 1 for what the fault `twice` settles once more. */
		again: 0 | 1;
		payment_id: string | null;
		order_id: string | null;
		method: string | null;
		amount: number;
		/** Fee, tax included. */
		fee: number;
		tax: number;
		created_at: string;
		settled_at: string;
	};
};

export type SandboxOrder = Selectable<SandboxDatabase["orders"]>;
export type SandboxPayment = Selectable<SandboxDatabase["payments"]>;
export type SandboxSettlementLine = Selectable<SandboxDatabase["settlement_lines"]>;
export type SandboxRefund = Selectable<SandboxDatabase["refunds"]>;
export type SandboxDispute = Selectable<SandboxDatabase["disputes"]>;
export type SandboxDb = Kysely<SandboxDatabase>;

const schemaName = "razorpay_sandbox";
/** Any number that no other program locks. */
const lockId = 7_298_342;

export type SandboxPlace = {
	dataDir: string;
	databaseUrl?: string | undefined;
	/** Given when `databaseUrl` leads through a pooler. */
	databaseDirectUrl?: string | undefined;
};

/**
 * Opens the sandbox's own database beside the product's, and creates its tables the first time: a schema of its own in
 * PostgreSQL when `databaseUrl` is given, else the file `razorpay-sandbox.sqlite` in `dataDir`.
 */
export async function openSandboxDatabase(place: SandboxPlace): Promise<SandboxDb> {
	const db = connect(place);
	await db.transaction().execute(async (trx) => {
		if (place.databaseUrl) {
			// Two processes that start at once would both create the schema, and PostgreSQL would fail one of them.
			await sql`select pg_advisory_xact_lock(${lockId})`.execute(trx);
			await trx.schema.createSchema(schemaName).ifNotExists().execute();
		}
		await createTables(trx);
		await addColumns(trx);
	});
	return db;
}

function connect({ dataDir, databaseUrl, databaseDirectUrl }: SandboxPlace): SandboxDb {
	if (databaseUrl) {
		const dialect = postgresDialect(databaseUrl, databaseDirectUrl !== undefined);
		return new Kysely<SandboxDatabase>({ dialect }).withSchema(schemaName);
	}
	mkdirSync(dataDir, { recursive: true });
	return new Kysely<SandboxDatabase>({ dialect: sqliteDialect(join(dataDir, "razorpay-sandbox.sqlite")) });
}

const addedColumns = {
	orders: { extra: ["text", "{}"] },
	payments: {
		method: ["text", "netbanking"],
		captured: ["integer", 0],
		authorized_at: ["text", null],
		fee: ["integer", 0],
		tax: ["integer", 0],
		fee_bearer: ["text", "platform"],
		offer_id: ["text", null],
		description: ["text", null],
		notes: ["text", "{}"],
	},
	refunds: { speed: ["text", "normal"] },
} as const satisfies Partial<Record<keyof SandboxDatabase, object>>;

/** Sandboxes of earlier releases lack columns. */
async function addColumns(db: SandboxDb): Promise<void> {
	const tables = await db.introspection.getTables();
	for (const [table, columns] of Object.entries(addedColumns)) {
		const foundTable = tables.find(({ name, schema = schemaName }) => name === table && schema === schemaName);
		for (const [column, [type, otherwise]] of Object.entries(columns)) {
			if (foundTable?.columns.some(({ name }) => name === column)) continue;
			await db.schema
				.alterTable(table)
				.addColumn(column, type, (column) => (otherwise === null ? column : column.notNull().defaultTo(otherwise)))
				.execute();
			if (column === "captured")
				await db.updateTable("payments").set({ captured: 1 }).where("status", "in", ["captured", "refunded"]).execute();
		}
	}
}

async function createTables({ schema }: SandboxDb): Promise<void> {
	await schema
		.createTable("api_keys")
		.ifNotExists()
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "text", (column) => column.notNull())
		.execute();
	await schema
		.createTable("orders")
		.ifNotExists()
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("receipt", "text")
		.addColumn("unique_receipt", "text", (column) => column.unique())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("notes", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("orders_receipt").ifNotExists().on("orders").column("receipt").execute();
	await schema
		.createTable("payments")
		.ifNotExists()
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("order_id", "text", (column) => column.notNull().references("orders.id"))
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("payments_order").ifNotExists().on("payments").column("order_id").execute();
	await schema
		.createTable("refunds")
		.ifNotExists()
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("payment_id", "text", (column) => column.notNull().references("payments.id"))
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("receipt", "text")
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("request_hash", "text")
		.addColumn("notes", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("refunds_payment").ifNotExists().on("refunds").column("payment_id").execute();
	await schema
		.createTable("disputes")
		.ifNotExists()
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("payment_id", "text", (column) => column.notNull().references("payments.id"))
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("reason_code", "text", (column) => column.notNull())
		.addColumn("respond_by", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await schema
		.createTable("settlement_lines")
		.ifNotExists()
		.addColumn("settlement_id", "text", (column) => column.notNull())
		.addColumn("entity_id", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("again", "integer", (column) => column.notNull())
		.addColumn("payment_id", "text")
		.addColumn("order_id", "text")
		.addColumn("method", "text")
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("fee", "integer", (column) => column.notNull())
		.addColumn("tax", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("settled_at", "text", (column) => column.notNull())
		.addUniqueConstraint("settlement_lines_once", ["entity_id", "again"])
		.execute();
}
