import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import { listClosedMonths, readOpenMonth } from "#src/payment/statements/close-month.server.ts";
import { monthActs } from "./month-acts.server.ts";
import { type ListedMonth, monthList } from "./month-list.ts";

/** A hundred years. */
const maxRows = 1200;

/** The months that are closed, with the one that is to be closed next. */
export const months = serveList(monthList, {
	async read({ db, member, today, context }) {
		const [open, rows] = [await readOpenMonth(db), await listClosedMonths(db, maxRows)];
		return {
			rows,
			count: rows.length,
			open: open && { ...open, closable: today >= open.closableFrom },
			acts: permissionsOn(monthActs, null, member),
			hasProof: hasFreshProof({ context }),
		};
	},
	all: ({ db }): Promise<ListedMonth[]> => listClosedMonths(db, maxRows),
	keyOf: ({ month }) => month,
});
