import type { ContentType } from "#src/content/content-type.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { type ItemFilter, itemsPerPage } from "#src/content/editing/item-query.ts";
import { recordPermissions } from "#src/content/record-permissions.ts";
import { describeState } from "#src/office/content/item-labels.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { tabs } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";

/** `writer`: who has changed it last; null for what came with the school folder. */
export type ListedItem = ContentItem & { writer: string | null };

const states: Record<ItemFilter, string> = {
	all: "All",
	drafts: "Drafts",
	published: "Published",
	scheduled: "Scheduled",
	"taken-down": "Unpublished",
	trashed: "Trash",
};

/** The records of a content type, published or not. */
export function itemList({ table, office: { names } }: Pick<ContentType, "table" | "office">) {
	const permission = recordPermissions(table).draft;
	return defineList({
		title: names.many,
		of: names.many.toLowerCase(),
		permission,
		address: (query) => officePaths.contentList(table, query),
		perPage: itemsPerPage,
		search: "words in the title",
		filters: { state: tabs(states, "all") },
		columns: columnsOf<ListedItem>()([
			{
				key: "title",
				title: "Title",
				width: 60,
				value: ({ title }) => title,
				link: ({ id }) => officePaths.contentItem(table, id),
			},
			{ key: "state", title: "Status", width: 24, value: (item) => describeState(item) },
			{ key: "publish", title: "Publishes", only: "file", value: ({ publish_at }) => ({ dayOf: publish_at }) },
			{ key: "takeDown", title: "Unpublishes", only: "file", value: ({ take_down_at }) => ({ dayOf: take_down_at }) },
			{ key: "changed", title: "Changed", value: ({ changed_at }) => ({ dayOf: changed_at }) },
			{ key: "by", title: "By", width: 24, value: ({ changed_by }) => changed_by },
		]),
		file: { name: `content/${table}`, permission },
	});
}
