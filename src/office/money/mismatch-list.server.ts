import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { offsetOf, serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { listRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import { mismatchList } from "./mismatch-list.ts";
import { moneyActs } from "./money-acts.server.ts";

const waitingShown = 50;
/** More is not a list to work through. */
const maxRows = 10_000;

/** Mismatches, with the refunds that wait, and the totals of all fees. */
export const mismatches = serveList(mismatchList, {
	read: async ({ db, query, member, eyes, now, context }) => ({
		...(await findMismatches(db, now, offsetOf(mismatchList, query))),
		waiting: await listRefunds(db, { state: "asked", page: 1 }, eyes, waitingShown),
		totals: await totalFees(db, { search: "", by: "programme", page: 1 }),
		hasProof: hasFreshProof({ context }),
		acts: permissionsOn(moneyActs, null, member),
		on: context.get(officeServices).payments.gateway !== null,
	}),
	all: async ({ db, now }) => (await findMismatches(db, now, { limit: maxRows })).rows,
	keyOf: ({ kind, feeId, paymentId, findingId }) => [kind, feeId, paymentId, findingId].join(" "),
});
