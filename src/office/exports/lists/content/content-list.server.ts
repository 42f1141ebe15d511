import type { ContentType } from "#src/content/content-type.ts";
import { findItemIds, readItems } from "#src/content/editing/list-items.server.ts";
import { draftActOf } from "#src/office/content/content-rights.ts";
import { stateWords } from "#src/office/content/item-words.ts";
import { filterWords, listAddress, parseListQuery } from "#src/office/content/list/list-query.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";

type Item = Awaited<ReturnType<typeof readItems>>[number];

const columns: readonly Shown<Item>[] = [
	{ key: "title", title: "Title", width: 60, cell: ({ title }) => title },
	{ key: "state", title: "State", width: 24, cell: (item) => stateWords(item) },
	{ key: "publish", title: "Goes out", cell: ({ publish_at }) => day(publish_at) },
	{ key: "takeDown", title: "Comes down", cell: ({ take_down_at }) => day(take_down_at) },
	{ key: "changed", title: "Changed", cell: ({ changed_at }) => day(changed_at) },
	{ key: "by", title: "By", width: 24, cell: ({ changed_by }) => changed_by },
];

/** The records of a content type. */
export function contentList(type: ContentType, table: string): ExportList {
	return {
		act: draftActOf(type),
		formats: tables,
		async find({ db, params, now }) {
			const query = parseListQuery(params);
			const words = [
				type.office.names.many,
				query.filter !== "all" && filterWords[query.filter].toLowerCase(),
				query.words && `“${query.words}”`,
			];
			return {
				ids: await findItemIds(db, { ...query, types: [table] }),
				title: titled(words, now),
				back: listAddress(table, query),
			};
		},
		source: ({ db }) => sourceOf(columns, (ids: readonly number[]) => readItems(db, ids)),
	};
}
