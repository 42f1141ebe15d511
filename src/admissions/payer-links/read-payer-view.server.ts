import type { Kysely } from "kysely";
import { feeKindOf, findByPayerToken } from "#src/admissions/applications/access-token.server.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type Fee, readFee } from "#src/payment/fee/fee.server.ts";
import type { PublicFee } from "#src/payment/fee/fee.ts";

/** Reason why a fee that is due can no longer be paid. unaccepted: the place that it is for is no longer accepted. */
export type FeeEnd = "withdrawn" | "declined" | "unaccepted" | null;

/**
 * Facts that the holder of a payer link may see: whose fee it is and its state, the receipt's number once it is paid,
 * and whether an address was left to which the receipt goes, too. Nothing of the application itself.
 */
export type PayerView = NonNullable<Awaited<ReturnType<typeof viewPayment>>>;

/** @returns undefined for an unknown or expired token, and for one that opens more than the fee */
export async function viewPayment(db: Db, payerToken: string, now: Date) {
	const application = await findByPayerToken(db, payerToken, now);
	const fee = application && (await readFee(db, application.id, now, feeKindOf(application.scope)));
	if (!fee) return undefined;
	const { id, reference, name, application_type: type, stage, receipt_email } = application;
	const receipt = await readReceipt(db, { applicationId: id, kind: fee.kind });
	return {
		reference,
		applicant: name,
		title: titleOf(type),
		fee,
		ended: endOfFee(fee, stage),
		receiptNumber: receipt?.number ?? null,
		addressNoted: receipt_email !== null,
	};
}

/** Tells whether a fee is still to be paid: a payment that was authorised late is then taken. */
export async function isFeeOwed(
	db: Kysely<Database>,
	{ application_id, kind, ended_at }: Pick<Fee, "application_id" | "kind" | "ended_at">,
): Promise<boolean> {
	const { stage } = await db
		.selectFrom("applications")
		.select("stage")
		.where("id", "=", application_id)
		.executeTakeFirstOrThrow();
	return endOfFee({ kind, ended: ended_at !== null }, stage) === null;
}

export function endOfFee({ kind, ended }: Pick<PublicFee, "kind" | "ended">, stage: Stage): FeeEnd {
	if (kind === "seat") return ended ? "unaccepted" : null;
	return stage === "withdrawn" || stage === "declined" ? stage : null;
}
