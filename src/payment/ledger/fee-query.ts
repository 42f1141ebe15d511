import { isDay } from "#src/calendar/day.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { type FeeKind, feeKinds } from "#src/payment/fee/fee.ts";

export const feesPerPage = 50;

export const feeGroups = ["programme", "kind", "state", "day", "method"] as const;
export type FeeGroup = (typeof feeGroups)[number];

export const feeFilterStates = ["unpaid", "due", "ordered", "attempted", "paid", "refunded", "ended"] as const;
export type FeeFilterState = (typeof feeFilterStates)[number];

/**
 * Which fees a list shows; undefined is any. A method, and days `YYYY-MM-DD`, ask for fees with a payment by this
 * method on one of these days; what was taken and given back is then of such payments alone.
 */
export type FeeQuery = {
	words: string;
	kind?: FeeKind | undefined;
	/** "ended": not paid, and no longer owed. Those are none of the unpaid ones. */
	state?: FeeFilterState | undefined;
	type?: string | undefined;
	method?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	/** What the totals are by. */
	by: FeeGroup;
	page: number;
};

/** Which payments a query asks for; all of them without method and days. */
export type PaymentsAsked = Pick<FeeQuery, "method" | "from" | "to">;

export const asksForPayments = ({ method, from, to }: PaymentsAsked): boolean =>
	method !== undefined || from !== undefined || to !== undefined;

const maxWordsLength = 100;

/** Reads a list's address. @returns every problem with it as a sentence, when there are any */
export function parseFeeQuery(
	params: URLSearchParams,
	types: readonly string[],
): { ok: true; query: FeeQuery } | { ok: false; errors: string[] } {
	const errors: string[] = [];
	const given = (name: string) => params.get(name)?.trim() || undefined;
	const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
		const value = given(name);
		const found = values.find((each) => each === value);
		if (value !== undefined && found === undefined) errors.push(`There is no ${name} “${value}”.`);
		return found;
	};
	const day = (name: string) => {
		const value = given(name);
		if (value !== undefined && !isDay(value)) errors.push(`“${value}” is no day.`);
		return value;
	};
	const words = given("q") ?? "";
	if (words.length > maxWordsLength) errors.push(`A search may have at most ${maxWordsLength} characters.`);
	const method = given("method");
	if (method !== undefined && !/^[a-z_]{1,30}$/.test(method)) errors.push(`There is no method “${method}”.`);
	const page = pageNumber(params) ?? 0;
	if (page === 0) errors.push(`There is no page “${params.get("page")}”.`);
	const query: FeeQuery = {
		words,
		kind: oneOf("kind", feeKinds),
		state: oneOf("state", feeFilterStates),
		type: oneOf("type", types),
		method,
		from: day("from"),
		to: day("to"),
		by: oneOf("by", feeGroups) ?? "programme",
		page,
	};
	return errors.length > 0 ? { ok: false, errors } : { ok: true, query };
}

/** The parameters of a query's address, those left out that say nothing. */
export function feeParameters({ words, kind, state, type, method, from, to, by, page }: FeeQuery): [string, string][] {
	const all = { q: words, kind, state, type, method, from, to };
	const given = Object.entries(all).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
	if (by !== "programme") given.push(["by", by]);
	if (page > 1) given.push(["page", String(page)]);
	return given;
}
