import type { LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";
import {
	explainedPerPage,
	listExplained,
	listSettlements,
	settlementsPerPage,
} from "#src/payment/settlements/list-settlements.server.ts";

const differencesPerPage = 50;

/**
 * The page that an address asks for of each list of the page: of what does not agree, of settlements, of explanations.
 */
export type SettlementPages = { differences: number; page: number; explained: number };

/** A page of what settlements and payments disagree about, of the settlements, and of what was explained. */
export async function readSettlements({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "money.read");
	const { db, now, payments } = context.get(officeServices);
	const params = new URL(request.url).searchParams;
	const at = (name: keyof SettlementPages) => pageNumber(params, name) ?? 1;
	const pages: SettlementPages = { differences: at("differences"), page: at("page"), explained: at("explained") };
	const offset = (pages.differences - 1) * differencesPerPage;
	return {
		pages,
		sizes: { differences: differencesPerPage, page: settlementsPerPage, explained: explainedPerPage },
		differences: await findDifferences(db, now(), { limit: differencesPerPage, offset }),
		explained: await listExplained(db, pages.explained),
		...(await listSettlements(db, pages.page)),
		mayWrite: may(member, "money.write"),
		on: payments.gateway !== null,
		today: dayAtSchool(now()),
	};
}

export type SettlementsPageData = Awaited<ReturnType<typeof readSettlements>>;
