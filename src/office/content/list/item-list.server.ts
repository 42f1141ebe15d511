import type { ContentType } from "#src/content/content-type.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { findItemIds, listItems, readItems } from "#src/content/editing/list-items.server.ts";
import { adoptAll } from "#src/office/content/content-of.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { itemList } from "./item-list.ts";

const withWriters = (items: readonly ContentItem[]) =>
	items.map((item) => ({ ...item, writer: item.changed_by === firstWriter ? null : item.changed_by }));

/** The list of a content type's records. Those that were added without the office are taken over. */
export function servedItems(type: ContentType) {
	const types = [type.table];
	return serveList(itemList(type), {
		read: async ({ db, query: { state: filter, search, page }, now }) => {
			await adoptAll(db, [type], now);
			const { items, count } = await listItems(db, { types, filter, search, page });
			return { rows: withWriters(items), count };
		},
		find: ({ db, query: { state: filter, search, page } }) => findItemIds(db, { types, filter, search, page }),
		rows: async ({ db }, ids: readonly number[]) => withWriters(await readItems(db, ids)),
	});
}
