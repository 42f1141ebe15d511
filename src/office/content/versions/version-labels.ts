import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import type { ContentItem, ContentVersion } from "#src/content/editing/content-item.ts";
import { shortMoment } from "#src/office/content/item-labels.ts";

type Pointers = Pick<ContentItem, "state" | "draft_id" | "published_id" | "scheduled_id">;

/** A version as lists show it. */
export type VersionLine = { number: number; label: string; by: string; when: string; at: string };

export function versionLine(version: ContentVersion, item: Pointers, now: Date): VersionLine {
	const { number, member_name: by, changed_at: at } = version;
	const writer = by === firstWriter ? "at setup" : by;
	return { number, label: versionLabel(version, item), by: writer, when: shortMoment(at, now), at };
}

/** Describes what a version is or was. */
function versionLabel({ id, published_at, restored_from }: ContentVersion, item: Pointers): string {
	const from = restored_from === null ? "" : `, restored from ${restored_from}`;
	if (id === item.scheduled_id) return `Scheduled${from}`;
	if (id === item.published_id) return (item.state === "published" ? "Published" : "Last published") + from;
	if (id === item.draft_id) return `Draft${from}`;
	return (published_at === null ? "Earlier draft" : "Previously published") + from;
}
