import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatScheduled } from "#src/calendar/format-date-time.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { shortDay } from "#src/office/parts/days.ts";

type State = Pick<ContentItem, "state" | "draft_id" | "published_id" | "publish_at" | "take_down_at">;

/** `14:02` of a moment today, else `20 Nov`, with the year where it is another one. */
export function shortMoment(at: string, now: Date): string {
	const [day, today] = [dayAtSchool(new Date(at)), dayAtSchool(now)];
	return day === today ? clockAtSchool(new Date(at)).slice(11, 16) : shortDay(day, today);
}

/** Describes an item's state in a few words. */
export function describeState({ state, draft_id, publish_at, take_down_at }: State): string {
	if (state === "trashed") return "In the trash";
	if (publish_at !== null) return `Scheduled for ${formatScheduled(publish_at)}`;
	if (state === "draft") return "Draft";
	if (state === "taken-down") return draft_id === null ? "Unpublished" : "Unpublished, with a draft";
	if (take_down_at !== null) return `Published until ${formatScheduled(take_down_at)}`;
	return draft_id === null ? "Published" : "Published, with a draft";
}

/** The mark beside these words. */
export function stateMark({ state, draft_id, publish_at }: State): "complete" | "ours" | "theirs" | "closed" {
	if (state === "trashed" || (state === "taken-down" && draft_id === null)) return "closed";
	if (publish_at !== null) return "theirs";
	return state === "published" && draft_id === null ? "complete" : "ours";
}
