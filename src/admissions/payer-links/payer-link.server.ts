import {
	findByPayerToken,
	findByToken,
	issuePayerToken,
	payerTokenOf,
} from "#src/admissions/applications/access-token.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import type { PublicFee } from "#src/payment/fee/fee.ts";
import { type Ended, endOf } from "./read-payer-view.server.ts";

/** An application's payer link, for the holder of its own. */
export type PayerLink = {
	reference: string;
	applicant: string;
	/** Null when no fee is charged. */
	fee: PublicFee | null;
	ended: Ended;
	/** Null until it is asked for. */
	payerToken: string | null;
};

/** @param token the application's own @returns undefined for an unknown or expired one */
export async function viewPayerLink(db: Db, token: string, now: Date): Promise<PayerLink | undefined> {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	const payerToken = payerTokenOf(token);
	const issued = await findByPayerToken(db, payerToken, now);
	return {
		reference: application.reference,
		applicant: application.name,
		fee: await readFee(db, application.id, now),
		ended: endOf(application.stage),
		payerToken: issued ? payerToken : null,
	};
}

/**
 * Makes the payer link that belongs to an application's token. Asked again it is the same link, valid for 180 days from
 * then: an application has at most one payer link for each link of its own.
 * @returns undefined for an unknown or expired token; without a link where no fee is charged or the fee is settled
 */
export async function makePayerLink(db: Db, token: string, now: Date): Promise<PayerLink | undefined> {
	const application = await findByToken(db, token, now);
	const link = await viewPayerLink(db, token, now);
	if (!application || !link) return undefined;
	return isPayable(link) ? { ...link, payerToken: await issuePayerToken(db, token, application.id, now) } : link;
}

/** Whether there is something to pay, now or once the bank has answered. */
export function isPayable({ fee, ended }: Pick<PayerLink, "fee" | "ended">): boolean {
	return fee !== null && ended === null && fee.state !== "paid" && fee.state !== "refunded";
}
