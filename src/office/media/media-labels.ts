import { filmNeeds, type MediaItem, type Revision } from "#src/content/media/media-item.ts";
import type { MediaKind } from "#src/content/media/media-key.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { thousands } from "#src/formatting/thousands.ts";

export const kindLabels: Record<MediaKind, { one: string; many: string }> = {
	picture: { one: "photo", many: "photos" },
	film: { one: "video", many: "videos" },
	document: { one: "document", many: "documents" },
	font: { one: "typeface", many: "typefaces" },
};

/** `4032 × 3024 · 4.1 MB` */
export function factsOf({ width, height, seconds, size }: Revision): string {
	const length = seconds !== null && `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
	return [width !== null && height !== null && `${width} × ${height}`, length, fileSize(size)]
		.filter(Boolean)
		.join(" · ");
}

export function describeCount(count: number, kind: MediaKind): string {
	return `${thousands(count)} ${count === 1 ? kindLabels[kind].one : kindLabels[kind].many}`;
}

/** Describes what still prevents the site from showing an item's last file; returns undefined if nothing does. */
export function describeState({ target }: Pick<MediaItem, "target">): string | undefined {
	if (target.state === "incomplete") return `Needs ${describeNeeds(target)}`;
	if (target.state === "queued") return "Preparing";
	if (target.state === "failed") return "Unreadable";
	return undefined;
}

/** `a poster and captions`: what a film cannot be shown without. */
export function describeNeeds(film: Parameters<typeof filmNeeds>[0]): string {
	const labels = { poster: "a poster", captions: "captions" };
	return filmNeeds(film)
		.map((need) => labels[need])
		.join(" and ");
}
