import { pageNumber } from "#src/db/page-number.ts";

export const refundsPerPage = 50;
/** stuck: failed, with the money still here, and not asked for again. */
export const refundFilters = ["asked", "open", "processed", "stuck", "failed", "withdrawn", "all"] as const;
export type RefundFilter = (typeof refundFilters)[number];
export type RefundQuery = { state: RefundFilter; page: number };

/** The parameters of a query's address, those left out that say nothing: `state=asked&page=2`. */
export function refundParameters({ state, page }: RefundQuery): string {
	return [...(state === "all" ? [] : [`state=${state}`]), ...(page === 1 ? [] : [`page=${page}`])].join("&");
}

/** Reads a list's address. @returns every problem with it as a sentence, when there are any */
export function parseRefundQuery(
	params: URLSearchParams,
): { ok: true; query: RefundQuery } | { ok: false; errors: string[] } {
	const [given, page] = [params.get("state") ?? "all", pageNumber(params)];
	const state = refundFilters.find((each) => each === given);
	const errors = [
		...(state ? [] : [`There are no refunds that are “${given}”.`]),
		...(page ? [] : [`There is no page “${params.get("page")}”.`]),
	];
	return state && page ? { ok: true, query: { state, page } } : { ok: false, errors };
}
