/**
 * The grammar of lists. A list of the office is declared once, by `defineList` in a file `…-list.ts` beside its page:
 *
 *     export const feeList = defineList({
 *       title: "Fees", of: "fees", permission: "money.read", address: officePaths.fees, perPage: feesPerPage,
 *       search: "name, reference, receipt or payment",
 *       filters: { kind: oneOf("Kind", feeKindTitles), from: day("Paid from") },
 *       columns: columnsOf<ListedFee>()([
 *         { key: "name", title: "Name", width: 28, value: ({ name }) => name || "Erased", link: ({ id }) => … },
 *         { key: "fee", title: "Fee ₹", numeric: true, value: ({ amount }) => ({ paise: amount }) },
 *       ]),
 *       file: { name: "fees", permission: "export.fees" },
 *     });
 *
 * `…-list.server.ts` beside it gives it its readers, by `serveList`: `read` a page of rows, and for the file `find` the
 * ids of all pages and `rows` by their ids. What it returns is entered in `exports/export-lists.server.ts`.
 * The page's loader is `load` of that; what it shows is `ListScreen` with `ListFilter` and `ListTable` in it.
 *
 * A new column is one line of `columns`: page and file both have it, unless it says `only`. What a cell has besides its
 * value, such as a button, the page draws: `<ListTable draw={{ act: (row) => … }} />`. A column with a `permission` is
 * left out for others, and `mask` of `serveList` takes its value out of their rows before anyone sees them.
 *
 * Filters of `several` values, words that are filters (`typed`), a layout that members choose (`sizes`) and rows that
 * can be picked (`picks`) are declared as the desk does, in `desk/case-list.ts`. A list under a name, such as a saved
 * view, is the `text` of its query, and read by `parse`.
 *
 * An address that says anything the list does not know is refused by a page (400) and by the export, in the same words.
 * Parameters that mean something else on the page are named in `also`.
 *
 * A page of several lists loads them by `loadLists`: each has its own `pageName`, and names those of the others in
 * `beside`. A list that is short is read as a whole, by `all` and `keyOf`. One that its page draws in sections, or that
 * has only a file, is declared and served in its `…-list.server.ts` alone; if it is of one thing, such as a breach,
 * by a function of its number.
 */
import type { Permission } from "#src/accounts/may.ts";
import type { ExportFormat } from "#src/exports/export-format.ts";
import { type Filters, layoutFilters } from "./filter.ts";
import type { ListColumn } from "./list-column.ts";
import { type AnyQuery, type ListQuery, listParameters, parseList } from "./list-grammar.ts";

type ListDeclaration<Row, Key extends string, Each extends Filters, SortKey extends string> = {
	/** Title of the list on its page, and of its file unless that has its own: "Old addresses". */
	title: string;
	/** Name of its rows within a sentence: "old addresses"; by default its title. */
	of?: string;
	/** Permission to see it. */
	permission: Permission;
	/** Address of its page. @param query of the list, such as `state=paid&page=2` */
	address: string | ((query?: string) => string);
	/** Rows on a page; without it, one page has all of them. */
	perPage?: number;
	/** Other numbers of rows that a page may have. Members choose from these, and which columns it shows. */
	sizes?: readonly number[];
	/** Description of what can be searched for: "name, phone or reference"; left out if there is no search. */
	search?: string;
	/** Words such as `state:paid` are filters: by other names than those of its parameters, `{ is: "state" }`. */
	typed?: Readonly<Record<string, string>>;
	filters?: Each;
	/** @returns a sentence for values that do not go together */
	refuse?(query: ListQuery<Each, SortKey>): string | undefined;
	/** Keys it can be sorted by, and its default order: "due", or "-came". */
	sorts?: { keys: readonly SortKey[]; default: NoInfer<SortKey | `-${SortKey}`> };
	/** Parameters of its address that say nothing about its rows. */
	also?: readonly string[];
	/** The parameter of its pages, where it isn't `page`. */
	pageName?: string;
	/** Parameters of the page's other lists, which its addresses keep. */
	beside?: readonly string[];
	columns: readonly ListColumn<Row, Key>[];
	/**
	 * Columns that follow what the office writes, read whenever they are needed: its file has them all, and its page
	 * those that members choose.
	 */
	moreColumns?: () => readonly ListColumn<Row>[];
	/** Order of the columns on its page, if it differs from that of the file; other columns come after these. */
	order?: readonly NoInfer<Key>[];
	/** True if its rows can be picked; `ids` in the address of an export are those of picked rows. */
	picks?: true;
	/** Export of the list; left out if it has none. */
	file?: {
		/** Name in the address of a new export. */
		name: string;
		/** Permission to export; by default the list's. */
		permission?: Permission;
		/** Formats of the export; by default XLSX and CSV. */
		formats?: readonly ExportFormat[];
		/** Permission needed for an archive of its documents. */
		documents?: Permission;
		/** Parts of the file name besides the day; by default the list's title, its conditions and search text. */
		named?: (query: ListQuery<Each, SortKey>) => readonly (string | false | undefined)[];
	};
};

/** A declared list, with the reading and writing of its addresses. */
export type List<Row, Key extends string, Each extends Filters, SortKey extends string> = Omit<
	ListDeclaration<Row, Key, Each, SortKey>,
	"of" | "address" | "perPage" | "filters"
> & {
	of: string;
	perPage: number;
	address: (query?: string) => string;
	filters: Each;
	/** The columns that a page can have, in their order. */
	onPage: readonly ListColumn<Row, Key>[];
	/** The same with those that follow what the office writes, before a last one that is fixed. */
	everyColumn: () => readonly ListColumn<Row, Key | string>[];
	/** @returns a sentence for each thing that is wrong with an address */
	parse: (
		params: URLSearchParams,
	) => { ok: true; query: ListQuery<Each, SortKey>; typed?: true } | { ok: false; errors: string[] };
	/** Returns the parameters of a query's address, from its first page unless asked otherwise. */
	parameters: (
		query: ListQuery<Each, SortKey>,
		change?: Partial<ListQuery<Each, SortKey>>,
	) => [name: string, value: string][];
	/** Returns these parameters as in an address: `state=paid&page=2`. */
	text: (query: ListQuery<Each, SortKey>, change?: Partial<ListQuery<Each, SortKey>>) => string;
	/** The address with changes. Any change but of the page begins on the first one. @param done the act just done */
	addressOf: (
		query: ListQuery<Each, SortKey>,
		change?: Partial<ListQuery<Each, SortKey>>,
		done?: number | null,
	) => string;
	/** Lists the conditions as they are typed: `anna`, `state:paid`, with the query that remains without each. */
	conditions: (query: ListQuery<Each, SortKey>) => { name: string; label: string; without: ListQuery<Each, SortKey> }[];
};

/** A list whatever its rows and filters are, for what draws it. */
export type AnyList = Pick<List<never, string, Filters, never>, "title" | "of" | "search" | "typed" | "sizes"> & {
	perPage: number;
	filters: Filters;
	file?: { name: string };
	onPage: readonly ListColumn<never>[];
	everyColumn: () => readonly ListColumn<never>[];
	moreColumns?: () => readonly ListColumn<never>[];
	address(query?: string): string;
	parameters(query: AnyQuery, change?: Partial<AnyQuery>): [name: string, value: string][];
	text(query: AnyQuery, change?: Partial<AnyQuery>): string;
	addressOf(query: AnyQuery, change?: Partial<AnyQuery>): string;
};

/** Declares a list: see the head of this file. */
export function defineList<
	Row,
	Key extends string,
	Each extends Filters = Record<never, never>,
	SortKey extends string = never,
>(declared: ListDeclaration<Row, Key, Each, SortKey>): List<Row, Key, Each, SortKey> {
	const { title, of = title.toLowerCase(), perPage = Number.MAX_SAFE_INTEGER, filters = {} as Each } = declared;
	const { address: at, sizes, columns, order = [] } = declared;
	const address = typeof at === "string" ? () => at : at;
	const place = ({ key }: ListColumn<Row, Key>) => (order.includes(key) ? order.indexOf(key) : order.length);
	const onPage = columns.filter(({ only }) => only !== "file").sort((one, other) => place(one) - place(other));
	const choosable = onPage.filter(({ fixed }) => !fixed).map(({ key }) => key);
	const more = () => declared.moreColumns?.().map(({ key }) => key) ?? [];
	const layout = sizes && layoutFilters(sizes, perPage, choosable, more);
	const list = { ...declared, of, address, perPage, onPage, filters: { ...filters, ...layout } };
	const everyColumn = () => {
		const isLast = onPage.at(-1)?.fixed;
		return [
			...onPage.slice(0, isLast ? -1 : undefined),
			...(declared.moreColumns?.() ?? []),
			...onPage.slice(isLast ? -1 : Infinity),
		];
	};
	type Query = ListQuery<Each, SortKey>;
	type Plain = Parameters<typeof listParameters>[1];
	const parameters = (query: Query, change: Partial<Query> = {}) =>
		listParameters(list, { ...query, page: 1, ...change } as unknown as Plain);
	const text = (query: Query, change?: Partial<Query>, done?: number | null) => {
		const params = new URLSearchParams(parameters(query, change));
		if (done) params.set("done", String(done));
		// Commas separate values; escaped they would make addresses hard to read.
		return String(params).replaceAll("%2C", ",");
	};
	return {
		...list,
		everyColumn,
		parse: (params) => parseList(list, params) as ReturnType<List<Row, Key, Each, SortKey>["parse"]>,
		parameters,
		text,
		addressOf: (query, change, done) => address(text(query, change, done)),
		conditions: (query) =>
			parameters(query)
				.filter(([name]) => name === "q" || Object.hasOwn(filters, name))
				.map(([name, value]) => ({
					name,
					label: name === "q" ? value : `${name}:${value}`,
					without: { ...query, page: 1, ...(name === "q" ? { search: "" } : { [name]: filters[name]?.default }) },
				})),
	};
}
