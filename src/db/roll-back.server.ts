import type { Transaction } from "kysely";
import type { Db } from "./connect.server.ts";
import type { Database } from "./tables.ts";

/** Ends the transaction with a result and without a change. */
export type RollBack<Result> = (result: Result) => never;

class RollbackError<Result> extends Error {
	override name = "RollbackError";
	readonly result: Result;
	constructor(result: Result) {
		super("The transaction is rolled back.");
		this.result = result;
	}
}

/** Works in a transaction, whose result may also be one that `rollBack` was called with: then nothing is written. */
export async function transactOrRollBack<Result>(
	db: Db,
	work: (trx: Transaction<Database>, rollBack: RollBack<Result>) => Promise<Result>,
): Promise<Result> {
	const rollBack = (result: Result) => {
		throw new RollbackError(result);
	};
	try {
		return await db.transaction().execute((trx) => work(trx, rollBack));
	} catch (error) {
		if (error instanceof RollbackError) return error.result as Result;
		throw error;
	}
}
