import type { Generated } from "kysely";

/** One row per closed month, never changed. */
export type MonthStatementsTable = {
	id: Generated<number>;
	/** `YYYY-MM` at the school. */
	month: string;
	/** `StatementTotals` as JSON. */
	totals: string;
	/** The whole signed statement. */
	csv: string;
	sha256: string;
	closed_by: number;
	closed_by_name: string;
	/** ISO 8601 in UTC. */
	created_at: string;
};

/** Keys that sign statements, made at first need. The newest signs; all of them verify. */
export type StatementKeysTable = {
	id: Generated<number>;
	/** Ed25519, SPKI in base64. */
	public_key: string;
	/** PKCS#8 in base64, sealed by the server's secret. */
	sealed_key: string;
	created_at: string;
};
