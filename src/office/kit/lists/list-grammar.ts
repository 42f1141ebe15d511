import { pageNumber } from "#src/db/page-number.ts";
import { oneLine, westernDigits } from "#src/formatting/typed-text.ts";
import type { Filter, Filters } from "./filter.ts";

/** Order of a list. */
export type Sort<Key extends string = string> = { key: Key; descending: boolean };

type ValueOf<Each> =
	Each extends Filter<infer Value, infer Default> ? ([Default] extends [undefined] ? Value | undefined : Value) : never;

/** Query for the rows that a list shows, passed to its readers. */
export type ListQuery<Each, Key extends string = never> = { [Name in keyof Each]: ValueOf<Each[Name]> } & {
	/** Text that each row must contain somewhere; empty for all rows. */
	search: string;
	page: number;
	/** Parameters of the page's other lists. */
	beside?: readonly [name: string, value: string][];
	/** Rows on a page, and keys of its columns, in lists whose layout members choose; without them, all columns. */
	size?: number;
	columns?: readonly string[] | undefined;
	sort: [Key] extends [never] ? undefined : Sort<Key>;
};

/** Parameters that the address of a list can have. */
export type Grammar = {
	filters: Filters;
	search?: string | undefined;
	sorts?: { keys: readonly string[]; default: string } | undefined;
	/** Words such as `state:paid` are conditions; with other names of parameters, as people type them. */
	typed?: Readonly<Record<string, string>> | undefined;
	/** Returns what is wrong with a query whose values are valid individually. */
	refuse?(query: AnyQuery): string | undefined;
	/** Parameters that say nothing about its rows. */
	also?: readonly string[] | undefined;
	/** The parameter of its pages. */
	pageName?: string | undefined;
	/** Parameters of the page's other lists. */
	beside?: readonly string[] | undefined;
};

/** Query in the address of any list. */
export type AnyQuery = Pick<ListQuery<unknown>, "search" | "page" | "beside"> & { sort: Sort | undefined } & Record<
		string,
		unknown
	>;

const maxSearchLength = 200;

/**
 * Parameters that any page of the office may have in its address: the act just done, and that the page has reloaded
 * automatically.
 */
const ofEveryPage = ["done", "unasked"];

export const filtersOf = (grammar: Pick<Grammar, "filters">) => Object.entries(grammar.filters);

/**
 * Reads which rows an address asks for. Whatever it does not understand is refused: a list of everything in its place
 * would mislead.
 * @returns a sentence for each thing that is wrong
 */
export function parseList(
	grammar: Grammar,
	params: URLSearchParams,
): { ok: true; query: AnyQuery; typed?: true } | { ok: false; errors: string[] } {
	const filters = filtersOf(grammar);
	const { pageName = "page", also = [], beside } = grammar;
	const own = [...filters.map(([name]) => name), ...(grammar.search ? ["q"] : []), ...(grammar.sorts ? ["sort"] : [])];
	const errors = unknownNames(params, [...own, pageName, ...also, ...(beside ?? []), ...ofEveryPage], own);
	const trim = (texts: readonly string[]) => texts.map((text) => oneLine(text).replace(/ +/g, " "));
	let typedValues: TypedFilters = new Map();
	const one = (name: string, isText: (text: string) => unknown = Boolean) => {
		const [text, second] = trim(typedValues.get(name) ?? params.getAll(name)).filter(isText);
		if (second !== undefined) errors.push(`The address has “${name}” more than once. Keep only one.`);
		return text;
	};
	const read = (name: string, { read, hint }: Filter, text: string) => {
		const value = read(text) ?? read(westernDigits(text));
		if (value === undefined) errors.push(`“${text}” isn’t a valid value for ${name}. ${hint}`);
		return value;
	};
	let search = one("q") ?? "";
	if (search.length > maxSearchLength) errors.push(`A search can have at most ${maxSearchLength} characters.`);
	if (grammar.typed) ({ search, typed: typedValues } = splitTerms(search, [...own, pageName], grammar.typed));
	const values = filters.map(([name, filter]): [string, unknown] => {
		if (filter.several) {
			const texts = [...(typedValues.get(name) ?? []), ...params.getAll(name)].flatMap((text) => text.split(","));
			const values = trim(texts).flatMap((text) => (text && read(name, filter, text)) || []);
			const isSilent = values.length === 0 || (filter.as === "layout" && isAll(values, filter));
			return [name, isSilent ? filter.default : values];
		}
		const text = one(name, filter.isEmpty ? () => true : Boolean);
		return [name, text === undefined ? filter.default : read(name, filter, text)];
	});
	const sort = grammar.sorts && readSort(one("sort") ?? grammar.sorts.default, grammar.sorts.keys, errors);
	const text = one(pageName) ?? "1";
	const page = pageNumber(new URLSearchParams({ page: text })) ?? 0;
	if (page === 0) errors.push(`“${text}” isn’t a valid page. Use a number from 1.`);
	if (errors.length > 0) return { ok: false, errors };
	const keptEntries = beside && [...params].filter(([name]) => beside.includes(name));
	const query = { ...Object.fromEntries(values), search, page, sort, ...(keptEntries && { beside: keptEntries }) };
	const refusal = grammar.refuse?.(query);
	if (refusal) return { ok: false, errors: [refusal] };
	return { ok: true, query, ...(typedValues.size > 0 && { typed: true }) };
}

const isAll = (values: readonly unknown[], { options = [] }: Filter) =>
	values.length === options.length && options.every(([value]) => values.includes(value));

type TypedFilters = ReadonlyMap<string, readonly string[]>;

/** Takes words that are conditions, such as `status:new`, out of those that are searched for. */
function splitTerms(
	text: string,
	names: readonly string[],
	aliases: Readonly<Record<string, string>>,
): { search: string; typed: TypedFilters } {
	const typedValues = new Map<string, string[]>();
	const words = text.split(" ").filter((word) => {
		const [, start = "", value = ""] = /^([a-z]+):(\S+)$/i.exec(word) ?? [];
		const lower = start.toLowerCase();
		const alias = Object.hasOwn(aliases, lower) ? aliases[lower] : lower;
		const name = names.find((each) => each === alias && each !== "q");
		if (name) typedValues.set(name, [...(typedValues.get(name) ?? []), value]);
		return name === undefined;
	});
	return { search: words.join(" "), typed: typedValues };
}

function unknownNames(params: URLSearchParams, knownNames: readonly string[], own: readonly string[]): string[] {
	const unknown = new Set([...params.keys()].filter((name) => !knownNames.includes(name)));
	const hint = own.length > 0 ? ` Use ${own.join(", ")}.` : "";
	return [...unknown].map((name) => `This list doesn’t have a filter “${name}”.${hint}`);
}

function readSort(text: string, keys: readonly string[], errors: string[]): Sort {
	const key = keys.find((each) => each === text.replace(/^-/, ""));
	if (key === undefined) errors.push(`You can’t sort by “${text}”. Use ${keys.join(", ")}, each also with -.`);
	return { key: key ?? "", descending: text.startsWith("-") };
}

/** Returns the number of rows on a page of a list. */
export const sizeOf = ({ perPage }: { perPage: number }, query: object): number =>
	"size" in query && query.size !== undefined ? Number(query.size) : perPage;

export const sortText = ({ key, descending }: Sort): string => `${descending ? "-" : ""}${key}`;

/** The parameters of a query's address, those left out that say nothing: tabs, words, fields, order, page, layout. */
export function listParameters(grammar: Grammar, query: AnyQuery): [string, string][] {
	const filters = filtersOf(grammar);
	const entriesOf = (each: typeof filters) =>
		each.flatMap(([name, filter]): [string, string][] => {
			const value = query[name];
			return value === undefined || value === filter.default ? [] : [[name, String(value)]];
		});
	const sort = query.sort && sortText(query.sort);
	const { pageName = "page" } = grammar;
	return [
		...entriesOf(filters.filter(([, { as }]) => as === "tabs")),
		...(query.search ? [["q", query.search] as [string, string]] : []),
		...entriesOf(filters.filter(([, { as }]) => as !== "tabs" && as !== "layout")),
		...(sort && sort !== grammar.sorts?.default ? [["sort", sort] as [string, string]] : []),
		...(query.page > 1 ? [[pageName, String(query.page)] as [string, string]] : []),
		...entriesOf(filters.filter(([, { as }]) => as === "layout")),
		...(query.beside ?? []),
	];
}
