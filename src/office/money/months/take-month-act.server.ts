import { type ActionFunctionArgs, data } from "react-router";
import { formatMonth } from "#src/calendar/format.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { MoneyAnswer } from "#src/office/money/take-money-act.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { closeMonth } from "#src/payment/statements/close-month.server.ts";

/** Closes a month, for a member who has just proved to be there. */
export async function takeMonthAct(args: ActionFunctionArgs) {
	const { id, name } = allow(args.context, "money.close");
	const form = await args.request.formData();
	if (form.get("act") !== "close") throw data(null, { status: 404 });
	requireProof(args);
	const { db, now, accounts } = args.context.get(officeServices);
	const closing = { month: String(form.get("month")), by: { id, name }, sealer: accounts.sealer };
	const closed = await db.transaction().execute((trx) => closeMonth(trx, closing, now()));
	const answer: MoneyAnswer = closed.ok
		? { ok: true, message: `${formatMonth(closing.month)} is closed, and its statement is signed.` }
		: closed;
	return data(answer, answer.ok ? 200 : 400);
}
