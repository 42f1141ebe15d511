import type { LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { isProved } from "#src/office/sign-in/require-proof.server.ts";
import { listClosedMonths, readOpenMonth } from "#src/payment/statements/close-month.server.ts";

/** Eight years, for which accounts are stored, and the year that runs. */
const monthsShown = 108;

/** The month that is to be closed next, and those that are closed. */
export async function readMonths(args: LoaderFunctionArgs) {
	const member = allow(args.context, "money.read");
	const { db, now } = args.context.get(officeServices);
	const today = dayAtSchool(now());
	const open = await readOpenMonth(db);
	return {
		open: open && { ...open, closable: today >= open.closableFrom },
		closed: await listClosedMonths(db, monthsShown),
		mayClose: may(member, "money.close"),
		proved: isProved(args),
		today,
	};
}
