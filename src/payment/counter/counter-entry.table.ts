import type { Generated } from "kysely";
import type { CounterMethod } from "./counter-payment.ts";

/** One row per fee that was paid at the school itself or waived, and per entry that takes one back. Never changed. */
export type CounterEntriesTable = {
	id: Generated<number>;
	fee_id: number;
	method: CounterMethod;
	/** In paise; less than 0 where it takes back another entry. */
	amount: number;
	/** The day on which the money came, `YYYY-MM-DD`. */
	paid_on: string;
	note: string;
	/** Of the same series as all receipts; null only within the transaction that enters it. */
	receipt_number: string | null;
	/** The entry that this one takes back. */
	takes_back: number | null;
	entered_by: number;
	entered_by_name: string;
	/** ISO 8601 in UTC. */
	created_at: string;
};
