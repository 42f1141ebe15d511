import type { LoaderFunctionArgs } from "react-router";
import { countCases, listCaseAddresses } from "#src/cases/list/list-cases.server.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import { readerOf } from "#src/office/desk/read-desk.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** The list in which a case was opened, where in it the case is, and the addresses of those beside it. */
export type CaseNeighbours = { list: string; place: string | null; before: string | null; next: string | null };

/** Anyone who is further down has no next case: no one goes through so many one by one. */
const furthest = 2000;

/**
 * The list is named by `from` in the address, or is the page from which one came: a row's own address says nothing of
 * its list, so that it can be passed on.
 */
export async function readNeighbours(
	{ request, context }: LoaderFunctionArgs,
	caseId: number,
): Promise<CaseNeighbours> {
	const from = new URL(request.url).searchParams.get("from") ?? comingFrom(request);
	const parsed = caseList.parse(new URLSearchParams(from ?? ""));
	if (from === null || !parsed.ok) return { list: officePaths.cases(), place: null, before: null, next: null };
	const { db } = context.get(officeServices);
	const list = caseList.addressOf(parsed.query, { page: parsed.query.page });
	const reader = readerOf(context);
	const order = await listCaseAddresses(db, parsed.query, reader, furthest);
	const index = order.findIndex(({ id }) => id === caseId);
	if (index < 0) return { list, place: null, before: null, next: null };
	const query = new URLSearchParams({ from });
	const count = order.length < furthest ? order.length : await countCases(db, parsed.query, reader);
	const address = (at: number) => {
		const neighbour = order[at];
		return neighbour ? `${caseAddress(neighbour)}?${query}` : null;
	};
	return { list, place: `${index + 1} of ${count}`, before: address(index - 1), next: address(index + 1) };
}

/** The conditions of the desk's page that linked here. */
function comingFrom(request: Request): string | null {
	const referrer = request.headers.get("referer");
	if (!referrer || !URL.canParse(referrer)) return null;
	const { pathname, search } = new URL(referrer);
	return pathname === officePaths.cases() ? search.slice(1) : null;
}
