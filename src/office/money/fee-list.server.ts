import type { ItemId } from "#src/exports/export-source.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import type { FeeQuery, PaymentsAsked } from "#src/payment/ledger/fee-query.ts";
import { findFeeIds, listFees, readListedFees, totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { feeList } from "./fee-list.ts";

/** Fees with their totals. A file has the sums of the payments that were asked for, as the page has them. */
export const fees = serveList(feeList, {
	read: async ({ db, query }) => ({ ...(await listFees(db, query)), totals: await totalFees(db, query) }),
	find: async ({ db, query }) => keysOf(await findFeeIds(db, query), query),
	rows({ db }, keys: readonly ItemId[]) {
		const ids = keys.map((key) => Number.parseInt(String(key), 10));
		return readListedFees(db, ids, askedBy(keys[0] ?? ""));
	},
});

/**
 * Returns keys that include the list's filters on payments, because its amounts are of those payments only: `12` or
 * `12?method=card&from=2026-11-01`.
 */
function keysOf(ids: readonly number[], { method, from, to }: FeeQuery): ItemId[] {
	const filters = Object.entries({ method, from, to }).filter(([, value]) => value !== undefined);
	if (filters.length === 0) return [...ids];
	const params = new URLSearchParams(filters as [string, string][]);
	return ids.map((id) => `${id}?${params}`);
}

function askedBy(key: ItemId): PaymentsAsked {
	return Object.fromEntries(new URLSearchParams(String(key).split("?")[1]));
}
