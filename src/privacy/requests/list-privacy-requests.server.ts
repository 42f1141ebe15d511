import type { Kysely, Selectable } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** A request as the office lists it; times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type PrivacyRequest = Selectable<Database["privacy_requests"]> & {
	/** An erasure that waits for a second member. */
	waits: boolean;
};

const shownClosed = 50;

/** The open requests, those due first; then those closed last. */
export async function listPrivacyRequests(
	db: Kysely<Database>,
): Promise<{ open: PrivacyRequest[]; closedRequests: PrivacyRequest[] }> {
	const all = db.selectFrom("privacy_requests").selectAll();
	const open = await all.where("state", "=", "open").orderBy("due_on").orderBy("id").execute();
	const closedRequests = await all
		.where("state", "!=", "open")
		.orderBy("closed_at", "desc")
		.limit(shownClosed)
		.execute();
	const orders = await db.selectFrom("erasure_orders").select("request_id").where("state", "=", "asked").execute();
	const waiting = new Set(orders.map(({ request_id }) => request_id));
	const withWait = (row: Omit<PrivacyRequest, "waits">) => ({ ...row, waits: waiting.has(row.id) });
	return { open: open.map(withWait), closedRequests: closedRequests.map(withWait) };
}

/** One request with the erasures that came of it, and what is restricted by them. */
export async function readPrivacyRequest(db: Kysely<Database>, id: number) {
	const request = await db.selectFrom("privacy_requests").selectAll().where("id", "=", id).executeTakeFirst();
	if (!request) return undefined;
	const orders = await db
		.selectFrom("erasure_orders")
		.selectAll()
		.where("email_key", "=", request.email_key)
		.orderBy("id", "desc")
		.execute();
	return { request, orders };
}
