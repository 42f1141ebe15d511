import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { isProved } from "#src/office/sign-in/require-proof.server.ts";
import { counterOrder, counterPaymentId } from "#src/payment/counter/counter-payment.ts";
import { isChecking } from "#src/payment/fee/fee.server.ts";
import { readLines } from "#src/payment/ledger/ledger.server.ts";
import { openFindings } from "#src/payment/ledger/money-findings.server.ts";
import { refundsOfFee } from "#src/payment/refunds/list-refunds.server.ts";
import { countedStates } from "#src/payment/refunds/refund-sums.server.ts";

/** Everything of one fee: its payments, refunds, what does not agree, and what happened. */
export async function readFeePage(args: LoaderFunctionArgs) {
	const member = allow(args.context, "money.read");
	const { db, now, payments: provider } = args.context.get(officeServices);
	const id = readRowId(args.params.id);
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", id).executeTakeFirst();
	if (!fee) throw data(null, { status: 404 });
	const application = await db
		.selectFrom("applications")
		.select(["id", "name", "application_type as type", "stage"])
		.where("id", "=", fee.application_id)
		.executeTakeFirstOrThrow();
	const payments = await db
		.selectFrom("fee_payments")
		.selectAll()
		.where("fee_id", "=", id)
		.orderBy("created_at")
		.orderBy("payment_id")
		.execute();
	const refunds = await refundsOfFee(db, id);
	const counted: readonly string[] = countedStates;
	const events = await db
		.selectFrom("fee_events")
		.select(["id", "source", "kind", "payment_id as paymentId", "state_after as stateAfter", "created_at as at"])
		.where("fee_id", "=", id)
		.orderBy("id", "desc")
		.limit(100)
		.execute();
	const entries = await db
		.selectFrom("counter_entries")
		.selectAll()
		.where("fee_id", "=", id)
		.orderBy("id", "desc")
		.execute();
	const settling = entries.find((entry) => counterPaymentId(entry.id) === fee.payment_id);
	const [line] = await readLines(db, now(), [id]);
	const findings = await openFindings(db, id);
	const refundOf = (paymentId: string) =>
		refunds
			.filter(({ payment_id, state }) => payment_id === paymentId && counted.includes(state))
			.reduce((sum, { amount }) => sum + amount, 0);
	return {
		fee: { ...fee, checking: isChecking(fee, now()), paidOn: settling?.paid_on ?? fee.paid_on },
		application,
		payments: payments.map((payment) => ({
			...payment,
			left:
				payment.status === "captured" && payment.order_id !== counterOrder
					? (payment.amount ?? 0) - refundOf(payment.payment_id)
					: 0,
		})),
		refunds,
		entries,
		problems: [...(line?.mismatches ?? []), ...findings].map(({ message }) => message),
		events,
		acts: (await readActs(db, { kind: "fee", id })).toReversed(),
		memberId: member.id,
		mayWrite: may(member, "money.write"),
		mayAsk: may(member, "refund.note"),
		mayConfirm: may(member, "refund.order"),
		maySeeCase: may(member, "case.read"),
		on: provider.gateway !== null,
		proved: isProved(args),
		today: dayAtSchool(now()),
	};
}

export type FeePage = Awaited<ReturnType<typeof readFeePage>>;
