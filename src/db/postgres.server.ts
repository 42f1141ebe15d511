import { type Dialect, type Kysely, PostgresDialect, sql } from "kysely";
import type { PoolConfig } from "pg";
import type { Database } from "./tables.ts";

const int8Oid = 20;

/**
 * A PostgreSQL dialect whose every wait has an end: a dead database gives an error, not a hang.
 * @param pooled through PgBouncer, which refuses limits of a session: the database's own ones hold instead
 */
export function postgresDialect(url: string, pooled = false): Dialect {
	const { max, query_timeout, ...ofTheSession } = limitsOfRequests;
	return new PostgresDialect({ pool: () => openPool(url, { max, query_timeout, ...(!pooled && ofTheSession) }) });
}

/**
 * Reads the limits of a session as the database sets them for anyone who sets none.
 * @returns the names of those that have no end
 */
export async function limitsWithoutEnd(db: Kysely<Database>): Promise<string[]> {
	const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
	const settings = sql.join(
		names.map((name) => sql`select ${name} as name, current_setting(${name}) as value`),
		sql` union all `,
	);
	const { rows } = await sql<{ name: string; value: string }>`${settings}`.execute(db);
	return rows.filter(({ value }) => value === "0").map(({ name }) => name);
}

/**
 * A PostgreSQL dialect for migrations, whose statements may take as long as they need. Only the wait for a table that
 * others use has an end, since anyone who comes later for that table waits behind it.
 * @param lockTimeoutMs after which a wait for a lock ends with error 55P03
 */
export function migratingDialect(url: string, lockTimeoutMs: number): Dialect {
	const limits = {
		max: 2,
		keepAlive: true,
		// An option, since the driver takes 0 for "as the database is set".
		options: "-c statement_timeout=0",
		lock_timeout: lockTimeoutMs,
		idle_in_transaction_session_timeout: 60_000,
	};
	return new PostgresDialect({ pool: () => openPool(url, limits) });
}

const limitsOfRequests = {
	max: 10,
	statement_timeout: 15_000,
	query_timeout: 17_000,
	lock_timeout: 10_000,
	idle_in_transaction_session_timeout: 30_000,
	// Compiling a query takes longer than any query here: half a second for a list of the money desk.
	options: "-c jit=off",
};

async function openPool(url: string, limits: PoolConfig) {
	const { default: pg } = await import("pg");
	const pool = new pg.Pool({
		connectionString: url,
		connectionTimeoutMillis: 5000,
		...limits,
		types: {
			// Counts arrive as int8, which pg hands over as text; none here comes near 2^53.
			getTypeParser: ((oid: number, format?: "text") =>
				oid === int8Oid ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
		},
	});
	// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
	pool.on("error", () => {});
	// A connection that breaks between two statements of a transaction would end it as well; the next statement reports
	// the break.
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}
