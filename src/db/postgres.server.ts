import { type Dialect, PostgresDialect } from "kysely";

const INT8 = 20;

/** A PostgreSQL dialect whose every wait has an end: a dead database gives an error, not a hang. */
export function postgresDialect(url: string): Dialect {
	return new PostgresDialect({ pool: () => openPool(url) });
}

async function openPool(url: string) {
	const { default: pg } = await import("pg");
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5000,
		statement_timeout: 30_000,
		query_timeout: 35_000,
		lock_timeout: 10_000,
		idle_in_transaction_session_timeout: 30_000,
		types: {
			// Counts arrive as int8, which pg hands over as text; none here comes near 2^53.
			getTypeParser: ((oid: number, format?: "text") =>
				oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
		},
	});
	// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
	pool.on("error", () => {});
	// So would one that breaks between two statements of a transaction; the next statement says so.
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}
