import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { announce } from "#src/webhooks/announce.server.ts";
import type { Fee } from "./fee.server.ts";

/** Tells webhooks that a fee is paid. @param at ISO 8601 */
export async function announcePaid(
	trx: Transaction<Database>,
	{ kind, reference, amount, currency }: Fee,
	at: string,
): Promise<void> {
	const event = kind === "seat" ? "seat-fee.paid" : "fee.paid";
	await announce(trx, { event, data: { reference, amount, currency, paid_at: at } }, new Date(at));
}
