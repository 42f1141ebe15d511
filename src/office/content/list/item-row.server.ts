import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { shortMoment, stateMark, stateWords } from "#src/office/content/item-words.ts";
import type { ItemRow } from "./item-table.tsx";

/** @param kind the name of its type, for a list that has several */
export function itemRow(item: ContentItem, now: Date, kind?: string): ItemRow {
	const { id, type, title, changed_at: changedAt, changed_by: by } = item;
	const row = { id, type, title, mark: stateMark(item), state: stateWords(item) };
	const changedBy = by === firstWriter ? null : by;
	return { ...row, changed: shortMoment(changedAt, now), changedAt, changedBy, ...(kind && { kind }) };
}
