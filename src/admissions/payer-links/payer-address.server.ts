import { isPayable } from "#src/admissions/payer-links/payer-link.server.ts";
import { viewPayment } from "#src/admissions/payer-links/read-payer-view.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { requiredEmail } from "#src/forms/rules.ts";
import { hashToken } from "#src/forms/token.server.ts";

/** late: the fee is settled or no longer due, so that no receipt will be sent any more. */
export type NotedAddress = { outcome: "noted" } | { outcome: "late" } | { outcome: "invalid"; message: string };

const address = requiredEmail("Enter the email address for the receipt");

/**
 * Notes where the receipt goes besides the applicant. It is stored with the payer link and goes with it; another
 * address replaces it.
 * @returns undefined for an unknown or expired link
 */
export async function notePayerAddress(
	db: Db,
	payerToken: string,
	given: string,
	now: Date,
): Promise<NotedAddress | undefined> {
	const payment = await viewPayment(db, payerToken, now);
	if (!payment) return undefined;
	if (!isPayable(payment)) return { outcome: "late" };
	const checked = address.safeParse(given.trim());
	if (!checked.success) return { outcome: "invalid", message: checked.error.issues[0]?.message ?? "" };
	await db
		.updateTable("access_tokens")
		.set({ receipt_email: checked.data })
		.where("token_hash", "=", hashToken(payerToken))
		.execute();
	return { outcome: "noted" };
}
