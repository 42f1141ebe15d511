import type { Transaction } from "kysely";
import type { ContentActResult } from "#src/content/editing/content-act.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Rolls the transaction back, and carries what is to be answered. */
class RefusedError extends Error {
	readonly result: ContentActResult & { ok: false };
	constructor(result: ContentActResult & { ok: false }) {
		super("Refused");
		this.result = result;
	}
}

/** Acts in one transaction, of which nothing stays when the result is a refusal. */
export async function actWholly(
	db: Db,
	act: (trx: Transaction<Database>) => Promise<ContentActResult>,
): Promise<ContentActResult> {
	try {
		return await db.transaction().execute(async (trx) => {
			const result = await act(trx);
			if (!result.ok) throw new RefusedError(result);
			return result;
		});
	} catch (error) {
		if (error instanceof RefusedError) return error.result;
		throw error;
	}
}
