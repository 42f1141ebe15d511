import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { describeState, shortMoment, stateMark } from "./item-labels.ts";
import type { ItemRow } from "./item-rows.tsx";

/** Returns an item's state and its last change. */
export function itemFacts(item: ContentItem, now: Date): Pick<ItemRow, "mark" | "state" | "lastChange"> {
	const { changed_by: by, changed_at: at } = item;
	const lastChange = by === firstWriter ? null : { by, at, when: shortMoment(at, now) };
	return { mark: stateMark(item), state: describeState(item), lastChange };
}
