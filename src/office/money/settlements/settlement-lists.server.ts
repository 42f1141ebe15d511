import { offsetOf, serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";
import {
	findSettlementIds,
	listExplained,
	listSettlements,
	readListedSettlements,
} from "#src/payment/settlements/list-settlements.server.ts";
import { differenceList, explainedList, settlementList } from "./settlement-lists.ts";

/** More is not a list to work through. */
const maxRows = 10_000;

export const differences = serveList(differenceList, {
	read: ({ db, query, now }) => findDifferences(db, now, offsetOf(differenceList, query)),
	all: async ({ db, now }) => (await findDifferences(db, now, { limit: maxRows })).rows,
	keyOf: ({ kind, entityId, lineId }) => [kind, entityId, lineId].join(" "),
});

export const settlements = serveList(settlementList, {
	read: ({ db, query }) => listSettlements(db, offsetOf(settlementList, query)),
	find: ({ db }) => findSettlementIds(db),
	rows: ({ db }, ids: readonly string[]) => readListedSettlements(db, ids),
});

export const explained = serveList(explainedList, {
	read: ({ db, query, eyes }) => listExplained(db, eyes, offsetOf(explainedList, query)),
});
