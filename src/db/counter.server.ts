import type { Transaction } from "kysely";
import type { Database } from "./tables.ts";

/** The next number of a running series, without gaps: the number is given back when the transaction fails. */
export async function nextNumber(trx: Transaction<Database>, name: string): Promise<number> {
	const { value } = await trx
		.insertInto("counters")
		.values({ name, value: 1 })
		.onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ value: row("counters.value", "+", 1) })))
		.returning("value")
		.executeTakeFirstOrThrow();
	return value;
}
