import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { refundPageActs } from "#src/office/money/money-acts.server.ts";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import {
	countRefunds,
	findRefundIds,
	listRefunds,
	readListedRefunds,
} from "#src/payment/refunds/list-refunds.server.ts";
import { refundList } from "./refund-list.ts";

export const refunds = serveList(refundList, {
	read: async ({ db, query, member, eyes, context }) => ({
		...(await listRefunds(db, query, eyes)),
		counts: await countRefunds(db),
		hasProof: hasFreshProof({ context }),
		acts: permissionsOn(refundPageActs, null, member),
	}),
	find: ({ db, query }) => findRefundIds(db, query),
	rows: ({ db, eyes }, ids: readonly number[]) => readListedRefunds(db, ids, eyes),
});
