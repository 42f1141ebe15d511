import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { isProved } from "#src/office/sign-in/require-proof.server.ts";
import { parseFeeQuery } from "#src/payment/ledger/fee-query.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { listFees, totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { countRefunds, listRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import { parseRefundQuery } from "#src/payment/refunds/refund-query.ts";

const mismatchesPerPage = 30;
const waitingShown = 50;

/** What does not agree, the refunds that wait, and the totals of all fees. */
export async function readMoney(args: LoaderFunctionArgs) {
	const member = allow(args.context, "money.read");
	const { db, now, payments } = args.context.get(officeServices);
	const page = pageNumber(new URL(args.request.url).searchParams) ?? 1;
	const offset = (page - 1) * mismatchesPerPage;
	return {
		page,
		mismatches: await findMismatches(db, now(), { limit: mismatchesPerPage, offset }),
		waiting: await listRefunds(db, { state: "asked", page: 1 }, waitingShown),
		counts: await countRefunds(db),
		totals: await totalFees(db, { words: "", by: "programme", page: 1 }),
		proved: isProved(args),
		memberId: member.id,
		...mays(member),
		on: payments.gateway !== null,
		today: dayAtSchool(now()),
	};
}

const mays = (member: Parameters<typeof may>[0]) => ({
	mayWrite: may(member, "money.write"),
	mayAsk: may(member, "refund.note"),
	mayConfirm: may(member, "refund.order"),
});

/** One page of the fees that the address asks for, with their totals. */
export async function readFees({ request, context }: LoaderFunctionArgs) {
	allow(context, "money.read");
	const { db, now } = context.get(officeServices);
	const parsed = parseFeeQuery(new URL(request.url).searchParams, Object.keys(applicationForms));
	if (!parsed.ok) return data({ ok: false as const, errors: parsed.errors }, { status: 400 });
	const { query } = parsed;
	const listed = await listFees(db, query);
	return {
		ok: true as const,
		query,
		...listed,
		totals: await totalFees(db, query),
		today: dayAtSchool(now()),
	};
}

/** One page of refunds. */
export async function readRefunds(args: LoaderFunctionArgs) {
	const member = allow(args.context, "money.read");
	const { db, now } = args.context.get(officeServices);
	const parsed = parseRefundQuery(new URL(args.request.url).searchParams);
	if (!parsed.ok) return data({ ok: false as const, errors: parsed.errors }, { status: 400 });
	const { query } = parsed;
	return {
		ok: true as const,
		query,
		...(await listRefunds(db, query)),
		counts: await countRefunds(db),
		proved: isProved(args),
		memberId: member.id,
		...mays(member),
		today: dayAtSchool(now()),
	};
}
