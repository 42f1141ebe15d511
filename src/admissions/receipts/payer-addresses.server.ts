import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";

/** Where payers want the receipt of a fee, each address once, without the applicant's own. */
export async function payerAddresses(
	trx: Transaction<Database>,
	{ applicationId, kind, applicant }: { applicationId: number; kind: FeeKind; applicant: string },
	now: Date,
): Promise<string[]> {
	const rows = await trx
		.selectFrom("access_tokens")
		.select("receipt_email")
		.where("application_id", "=", applicationId)
		.where("scope", "=", kind === "seat" ? "seat-fee" : "fee")
		.where("receipt_email", "is not", null)
		.where("expires_at", ">", now.toISOString())
		.orderBy("created_at")
		.execute();
	const byKey = new Map(rows.flatMap(({ receipt_email: to }) => (to === null ? [] : [[to.toLowerCase(), to]])));
	byKey.delete(applicant.trim().toLowerCase());
	return [...byKey.values()];
}
