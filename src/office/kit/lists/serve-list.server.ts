import { data, type LoaderFunctionArgs } from "react-router";
import { eyesOf, may } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ExportSource, ItemId } from "#src/exports/export-source.ts";
import type { Eyes } from "#src/formatting/shown-text.ts";
import { sourceOf, wholeSourceOf } from "#src/office/exports/lists/cell-columns.ts";
import { type ExportList, type SourceServices, tables, titleOf } from "#src/office/exports/lists/export-list.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import type { List } from "./define-list.ts";
import type { Filters } from "./filter.ts";
import { cellOf } from "./list-column.ts";
import { filtersOf, type ListQuery, sizeOf } from "./list-grammar.ts";

/** Request to the readers of a list. `eyes` are the member’s; `today` is the day at the school, `YYYY-MM-DD`. */
export type AskedList<Query> = { db: Db; query: Query; member: Member; eyes: Eyes; now: Date; today: string };

type Asking = Pick<LoaderFunctionArgs, "request" | "context">;

/**
 * Readers for the list's file, if it has one: all rows with the keys to find each by; or first the ids of all pages in
 * order.
 */
type FileReaders<Row, Query, Id extends ItemId> =
	| {
			all: (at: Pick<AskedList<Query>, "db" | "eyes" | "now" | "today">) => Promise<readonly Row[]>;
			keyOf: (row: Row) => Id;
	  }
	| {
			/** Finds the ids, with texts for the name of the file if they depend on stored data. */
			find: (
				request: AskedList<Query>,
			) => Promise<
				readonly Id[] | { ids: readonly Id[]; named: Parameters<typeof titleOf>[0] } | { errors: readonly string[] }
			>;
			/** Rows by that, in this order. They are read some at a time while the file is written, for these columns. */
			rows: (services: SourceServices, ids: readonly Id[], columns: ReadonlySet<string>) => Promise<readonly Row[]>;
	  }
	| Record<never, never>;

type Readers<Row, Query, Id extends ItemId, Extra extends object> = FileReaders<Row, Query, Id> & {
	/**
	 * A page of rows, and how many all pages have; with what else the page shows. Without it, `all` rows are the page,
	 * or the list has only a file.
	 */
	read?: (request: AskedList<Query> & Asking) => Promise<{ rows: readonly Row[]; count: number } & Extra>;
	/** Takes out of a row what a member may not see. Every row of a page goes through it. */
	mask?: (row: Row, member: Member) => Row;
	/** Adds to the export what it has besides rows: its documents. */
	documents?: (services: SourceServices) => Pick<ExportSource, "documents" | "indexColumns">;
};

/** Gives a declared list its readers. @returns the loader of its page, and its export */
export function serveList<
	Row,
	Key extends string,
	Each extends Filters,
	SortKey extends string,
	Id extends ItemId,
	Extra extends object = object,
>(list: List<Row, Key, Each, SortKey>, readers: Readers<Row, ListQuery<Each, SortKey>, Id, Extra>) {
	const { read = wholePage(list, readers) as unknown as NonNullable<typeof readers.read>, mask } = readers;
	const guarded = list.columns.filter(({ permission }) => permission);
	if (guarded.length > 0 && !mask) throw new Error(`Not everyone sees all of “${list.title}”: its rows need a mask.`);
	const sees = (member: Member, permission: (typeof guarded)[number]["permission"]) =>
		permission === undefined || may(member, permission);
	return {
		/** Name of its export. */
		name: list.file?.name,
		exported: exportOf(list, readers, sees),
		/**
		 * The page of the list that an address asks for, its last one where there is none such; 400 for a wrong
		 * address.
		 */
		async load({ request, context }: Asking) {
			const member = allow(context, list.permission);
			const parsed = list.parse(new URL(request.url).searchParams);
			if (!parsed.ok) return data({ ok: false as const, errors: parsed.errors }, { status: 400 });
			const services = context.get(officeServices);
			const now = services.now();
			const listContext = {
				request,
				context,
				db: services.db,
				member,
				eyes: eyesOf(member),
				now,
				today: dayAtSchool(now),
			};
			let { query } = parsed;
			// Words that are conditions become those of the address, so that it can be passed on and changed.
			if (parsed.typed) throw redirectTo(list.addressOf(query, { page: query.page } as Partial<typeof query>));
			let page = await read({ ...listContext, query });
			const last = Math.max(1, Math.ceil(page.count / sizeOf(list, query)));
			if (query.page > last) {
				query = { ...query, page: last };
				page = await read({ ...listContext, query });
			}
			const { rows } = page;
			return {
				...page,
				ok: true as const,
				query,
				rows: mask ? rows.map((row) => mask(row, member)) : rows,
				/** Keys of the columns that the member sees. */
				shown: list.onPage
					.filter(({ permission, masked }) => masked || sees(member, permission))
					.filter(({ key, fixed }) => fixed || (query.columns?.includes(key) ?? true))
					.map(({ key }): string => key)
					.concat(list.moreColumns?.().flatMap(({ key }) => (query.columns?.includes(key) ? key : [])) ?? []),
				mayExport: list.file !== undefined && may(member, list.file.permission ?? list.permission),
				memberId: member.id,
				now: now.toISOString(),
				today: listContext.today,
			};
		},
	};
}

function exportOf<
	Row,
	Key extends string,
	Each extends Filters,
	SortKey extends string,
	Id extends ItemId,
	Extra extends object,
>(
	list: List<Row, Key, Each, SortKey>,
	readers: Readers<Row, ListQuery<Each, SortKey>, Id, Extra>,
	sees: (member: Member, permission: List<Row, Key, Each, SortKey>["columns"][number]["permission"]) => boolean,
): ExportList {
	const columns = list.columns.filter(({ only }) => only !== "page");
	const fixedKeys = columns.filter((each) => each.fixed).map(({ key }) => key);
	const find = async (askedList: AskedList<ListQuery<Each, SortKey>>) => {
		if ("find" in readers) return readers.find(askedList);
		return "all" in readers ? (await readers.all(askedList)).map(readers.keyOf) : [];
	};
	const shownColumns = () =>
		[...columns, ...(list.moreColumns?.() ?? [])].map(({ key, title, width, value }) => ({
			key,
			title,
			...(width !== undefined && { width }),
			cell: (row: Row) => cellOf(value(row)),
		}));
	const { permission, formats = tables, documents: documentsAct, named = conditionsOf(list) } = list.file ?? unlisted;
	return {
		act: permission ?? list.permission,
		...(documentsAct && { documentsAct }),
		formats,
		hides: (member) => columns.filter((each) => !sees(member, each.permission)).map(({ key }) => key),
		async find({ db, member, now, ...asking }) {
			const params = new URLSearchParams(asking.params);
			const pickedIds = new Set(list.picks && params.get("ids")?.split(",").filter(Boolean));
			if (list.picks) params.delete("ids");
			const parsed = list.parse(params);
			if (!parsed.ok) return { errors: parsed.errors };
			const { query } = parsed;
			const listRequest = { db, query, member, eyes: eyesOf(member), now, today: dayAtSchool(now) };
			const chosenList = await find(listRequest);
			if ("errors" in chosenList) return chosenList;
			const { ids: all, named: names } = "ids" in chosenList ? chosenList : { ids: chosenList, named: named(query) };
			const ids = pickedIds.size > 0 ? all.filter((id) => pickedIds.has(String(id))) : all;
			return {
				ids,
				title: titleOf([...names, pickedIds.size > 0 && `${ids.length} selected`], now),
				back: list.addressOf(query),
				columns: query.columns && [...fixedKeys, ...query.columns],
			};
		},
		source: (services) => ({
			...("all" in readers
				? wholeSourceOf(shownColumns(), { list: () => readers.all(atNow(services)), keyOf: readers.keyOf })
				: sourceOf(shownColumns(), async (ids: readonly Id[], keys) =>
						"rows" in readers ? readers.rows(services, ids, keys) : [],
					)),
			...readers.documents?.(services),
		}),
	};
}

const unlisted = { permission: undefined, formats: undefined, documents: undefined, named: undefined };

/** Reads what an address asks of a list, for acts on it: 403 without its permission, 400 for a wrong address. */
export const queryAsked =
	<Row, Key extends string, Each extends Filters, SortKey extends string>(list: List<Row, Key, Each, SortKey>) =>
	({ request, context }: Asking) => {
		allow(context, list.permission);
		const parsed = list.parse(new URL(request.url).searchParams);
		if (!parsed.ok) throw data(parsed.errors.join(" "), { status: 400 });
		return parsed.query;
	};

/** Returns the position at which a page of a list begins, and its number of rows. */
export const offsetOf = (list: { perPage: number }, query: { page: number; size?: number }) => ({
	limit: sizeOf(list, query),
	offset: (query.page - 1) * sizeOf(list, query),
});

const atNow = ({ db, eyes, now }: SourceServices) => ({ db, eyes, now: now(), today: dayAtSchool(now()) });

/** Reads a page of a list that is read as a whole. */
function wholePage<Row, Query extends { page: number }, Id extends ItemId>(
	list: { title: string; perPage: number },
	readers: FileReaders<Row, Query, Id>,
) {
	return async (askedList: AskedList<Query>) => {
		if (!("all" in readers)) throw new Error(`“${list.title}” has only a file.`);
		const rows = await readers.all(askedList);
		const { limit, offset } = offsetOf(list, askedList.query);
		return { rows: rows.slice(offset, offset + limit), count: rows.length };
	};
}

/** Returns the parts of a file's name: the list, its conditions and the search text. */
function conditionsOf<Row, Key extends string, Each extends Filters, SortKey extends string>(
	list: List<Row, Key, Each, SortKey>,
) {
	return (query: ListQuery<Each, SortKey>) => {
		const values = query as Readonly<Record<string, unknown>>;
		const conditions = filtersOf(list).map(([name, filter]) => {
			const value = values[name];
			if (value === undefined || value === filter.default || filter.as === "layout") return false;
			return [value].flat().map(String).map(filter.describe).join(" or ").toLowerCase();
		});
		return [list.title, ...conditions, query.search && `“${query.search}”`];
	};
}
