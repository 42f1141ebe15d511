import type { Generated } from "kysely";
import type { Mismatch } from "./mismatch.ts";

/** What a report or a comparison with the provider has found, until it is mended or left. */
export type MoneyFindingsTable = {
	id: Generated<number>;
	/** Null for an order that no fee has. */
	fee_id: number | null;
	kind: Mismatch["kind"];
	/** The payment, else the order. */
	subject: string;
	message: string;
	/** In paise; null where none is known. */
	amount: number | null;
	/** ISO 8601 in UTC. */
	created_at: string;
	/** ISO 8601 in UTC: since when it is left as it is, and not shown; null while it is shown. */
	left_at: string | null;
};
