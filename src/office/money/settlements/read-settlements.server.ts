import type { LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";
import {
	listExplained,
	listSettlements,
	settlementsPerPage,
} from "#src/payment/settlements/list-settlements.server.ts";

const differencesShown = 100;
const explainedShown = 20;

/** What settlements and payments disagree about, and a page of the settlements. */
export async function readSettlements({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "money.read");
	const { db, now, payments } = context.get(officeServices);
	const page = pageNumber(new URL(request.url).searchParams) ?? 1;
	return {
		page,
		perPage: settlementsPerPage,
		differences: await findDifferences(db, now(), { limit: differencesShown }),
		explained: await listExplained(db, explainedShown),
		...(await listSettlements(db, page)),
		mayWrite: may(member, "money.write"),
		on: payments.gateway !== null,
		today: dayAtSchool(now()),
	};
}

export type SettlementsPageData = Awaited<ReturnType<typeof readSettlements>>;
