import { data, type LoaderFunctionArgs } from "react-router";
import { eyesOf, may } from "#src/accounts/may.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeAct } from "#src/audit-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { shownWithTransfers } from "#src/formatting/shown-text.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { feeActs } from "#src/office/money/money-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import { counterOrder, counterPaymentId } from "#src/payment/counter/counter-payment.ts";
import { isChecking } from "#src/payment/fee/fee.server.ts";
import { readLines } from "#src/payment/ledger/ledger.server.ts";
import { openFindings } from "#src/payment/ledger/money-findings.server.ts";
import { readFee } from "#src/payment/ledger/read-fee.server.ts";
import { refundsOfFee } from "#src/payment/refunds/list-refunds.server.ts";
import { countedStates } from "#src/payment/refunds/refund-totals.server.ts";

/** Everything of one fee: its payments, refunds, what does not agree, and what happened. */
export async function readFeePage(args: LoaderFunctionArgs) {
	const member = allow(args.context, "money.read");
	const { db, now, payments: provider } = args.context.get(officeServices);
	const id = readRowId(args.params.id);
	const foundFee = await readFee(db, id);
	if (!foundFee) throw data(null, { status: 404 });
	const { fee, application, payments, events, entries } = foundFee;
	const refunds = await refundsOfFee(db, id, eyesOf(member));
	const countedNames: readonly string[] = countedStates;
	const settling = entries.find((entry) => counterPaymentId(entry.id) === fee.payment_id);
	const [line] = await readLines(db, now(), [id]);
	const findings = await openFindings(db, id);
	const refundOf = (paymentId: string) =>
		refunds
			.filter(({ payment_id, state }) => payment_id === paymentId && countedNames.includes(state))
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
		entries: entries.map((entry) => ({ ...entry, note: shownWithTransfers(eyesOf(member), entry.note) })),
		problems: [...(line?.mismatches ?? []), ...findings].map(({ message }) => message),
		events,
		history: (await readActs(db, { kind: "fee", id }))
			.toReversed()
			.map((act) => ({ id: act.id, at: act.at, label: `${act.actor} ${describeAct(act)}` })),
		acts: permissionsOn(feeActs, null, member),
		memberId: member.id,
		maySeeCase: may(member, "case.read"),
		on: provider.gateway !== null,
		hasProof: hasFreshProof(args),
		today: dayAtSchool(now()),
	};
}

export type FeePage = Awaited<ReturnType<typeof readFeePage>>;
