import {
	findByPayerToken,
	findByToken,
	issuePayerToken,
	payerTokenOf,
} from "#src/admissions/applications/access-token.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { requiredEmail } from "#src/forms/rules.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { type FeeKind, isSettled, type PublicFee } from "#src/payment/fee/fee.ts";
import { endOfFee, type FeeEnd, viewPayment } from "./read-payer-view.server.ts";

/** The payer link of one of an application's fees, for the holder of its own. */
export type PayerLink = {
	reference: string;
	applicant: string;
	/** Null when no fee is charged. */
	fee: PublicFee | null;
	ended: FeeEnd;
	/** Null until it is asked for. */
	payerToken: string | null;
};

/** @param token the application's own @returns undefined for an unknown or expired one */
export async function viewPayerLink(
	db: Db,
	token: string,
	now: Date,
	kind: FeeKind = "application",
): Promise<PayerLink | undefined> {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	const payerToken = payerTokenOf(token, kind);
	const issuedApplication = await findByPayerToken(db, payerToken, now);
	const fee = await readFee(db, application.id, now, kind);
	return {
		reference: application.reference,
		applicant: application.name,
		fee,
		ended: fee && endOfFee(fee, application.stage),
		payerToken: issuedApplication ? payerToken : null,
	};
}

/**
 * Makes the payer link of a fee that belongs to an application's token. Asked again it is the same link, valid for 180
 * days from then: a fee has at most one payer link for each link of its application.
 * @returns undefined for an unknown or expired token; without a link where no fee is charged or the fee is settled
 */
export async function makePayerLink(
	db: Db,
	token: string,
	now: Date,
	kind: FeeKind = "application",
): Promise<PayerLink | undefined> {
	const application = await findByToken(db, token, now);
	const link = await viewPayerLink(db, token, now, kind);
	if (!application || !link) return undefined;
	if (!isPayable(link)) return link;
	return { ...link, payerToken: await issuePayerToken(db, token, application.id, now, kind) };
}

/** Tells whether there is something to pay, now or once the bank has answered. */
export function isPayable({ fee, ended }: Pick<PayerLink, "fee" | "ended">): boolean {
	return fee !== null && ended === null && !isSettled(fee);
}

/** late: the fee is settled or no longer due, so that no receipt will be sent any more. */
type NotedAddress = { outcome: "noted" } | { outcome: "late" } | { outcome: "invalid"; message: string };

const address = requiredEmail("emailForReceiptAsked");

/**
 * Notes where the receipt goes besides the applicant. It is stored with the payer link and goes with it; another
 * address replaces it.
 * @returns undefined for an unknown or expired link
 */
export async function notePayerAddress(
	db: Db,
	{ schoolMessages }: Pick<School, "schoolMessages">,
	payerToken: string,
	givenAddress: string,
	now: Date,
): Promise<NotedAddress | undefined> {
	const payment = await viewPayment(db, payerToken, now);
	if (!payment) return undefined;
	if (!isPayable(payment)) return { outcome: "late" };
	const checked = address.safeParse(givenAddress.trim());
	const [issue] = checked.error?.issues ?? [];
	if (issue) return { outcome: "invalid", message: sayRule(issue, schoolMessages) };
	await db
		.updateTable("access_tokens")
		.set({ receipt_email: checked.data })
		.where("token_hash", "=", hashToken(payerToken))
		.execute();
	return { outcome: "noted" };
}
