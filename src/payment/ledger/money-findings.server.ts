import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { Database } from "#src/db/tables.ts";
import type { LedgerLine } from "./ledger.server.ts";
import type { Mismatch } from "./mismatch.ts";

/**
 * Replaces what was found about a fee at the provider. What a member has left stays left, unless something else is said
 * of it now.
 */
export async function storeFindings(
	trx: Transaction<Database>,
	{ feeId, fee, payments }: { feeId: number } & Pick<LedgerLine, "payments"> & { fee: NonNullable<LedgerLine["fee"]> },
	mismatches: readonly Mismatch[],
	at: string,
): Promise<void> {
	const rows = mismatches.map(({ kind, message, paymentId }) => ({
		fee_id: feeId,
		kind,
		subject: paymentId ?? fee.orderId ?? String(feeId),
		message,
		amount: payments.find(({ id }) => id === paymentId)?.amount ?? fee.amount,
		created_at: at,
	}));
	const moneyFindings = await trx
		.selectFrom("money_findings")
		.select(["id", "kind", "subject", "message"])
		.where("fee_id", "=", feeId)
		.where("kind", "!=", "disputed")
		.where("left_at", "is not", null)
		.execute();
	const isSame = (one: (typeof moneyFindings)[number]) => (row: (typeof rows)[number]) =>
		row.kind === one.kind && row.subject === one.subject && row.message === one.message;
	const still = moneyFindings.filter((one) => rows.some(isSame(one)));
	await trx
		.deleteFrom("money_findings")
		.where("fee_id", "=", feeId)
		// The provider reports disputes unasked.
		.where("kind", "!=", "disputed")
		.$if(still.length > 0, (query) =>
			query.where(
				"id",
				"not in",
				still.map(({ id }) => id),
			),
		)
		.execute();
	for (const row of rows)
		await trx
			.insertInto("money_findings")
			.values(row)
			.onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
			.execute();
}

type Leaving = { findingId: number; by: { id: number; name: string } };

/** Takes a finding off the desk, even if someone finds it again. @returns false if it is gone or left already */
export const leaveFinding = (trx: Transaction<Database>, leaving: Leaving, now: Date) =>
	setLeft(trx, leaving, { act: "finding-left", left: true }, now);

/** Undoes `leaveFinding`. @returns false if the finding is gone or on the desk already */
export const showFinding = (trx: Transaction<Database>, leaving: Leaving, now: Date) =>
	setLeft(trx, leaving, { act: "finding-shown", left: false }, now);

async function setLeft(
	trx: Transaction<Database>,
	{ findingId, by }: Leaving,
	{ act, left: isDismissed }: { act: ActName; left: boolean },
	now: Date,
): Promise<boolean> {
	const finding = await trx
		.updateTable("money_findings")
		.set({ left_at: isDismissed ? now.toISOString() : null })
		.where("id", "=", findingId)
		.where("left_at", isDismissed ? "is" : "is not", null)
		.returning(["id", "kind", "subject", "message"])
		.executeTakeFirst();
	if (!finding) return false;
	const { id, ...after } = finding;
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject: { kind: "money-finding", id }, after }, now);
	return true;
}

/** Reads what was found about a fee and is still open. */
export function openFindings(db: Kysely<Database>, feeId: number): Promise<{ message: string }[]> {
	return db
		.selectFrom("money_findings")
		.select("message")
		.where("fee_id", "=", feeId)
		.where("left_at", "is", null)
		.execute();
}
