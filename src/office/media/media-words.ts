import type { MediaItem, Revision } from "#src/content/media/media-item.ts";
import type { MediaKind } from "#src/content/media/media-key.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { thousands } from "#src/formatting/thousands.ts";

export const kindWords: Record<MediaKind, { one: string; many: string }> = {
	picture: { one: "picture", many: "pictures" },
	film: { one: "film", many: "films" },
	document: { one: "document", many: "documents" },
};

/** `4032 × 3024 · 4.1 MB` */
export function factsOf({ width, height, size }: Revision): string {
	return [width !== null && height !== null && `${width} × ${height}`, fileSize(size)].filter(Boolean).join(" · ");
}

export function countWords(count: number, kind: MediaKind): string {
	return `${thousands(count)} ${count === 1 ? kindWords[kind].one : kindWords[kind].many}`;
}

/** What still keeps the site from showing an item's last file; undefined when nothing does. */
export function stateWords({ target }: Pick<MediaItem, "target">): string | undefined {
	if (target.state === "queued") return "Being made";
	if (target.state === "failed") return "Cannot be read";
	return undefined;
}

const acts: Record<string, string> = {
	"media-added": "added the file",
	"media-described": "changed the texts",
	"media-focused": "moved the focal area",
	"media-replaced": "replaced the file",
	"media-trashed": "put it into the trash",
	"media-restored": "took it out of the trash",
};

/** An act on an item as what somebody did. */
export function mediaActWords({ act, undoes }: { act: string; undoes: number | null }): string {
	const words = acts[act] ?? act;
	return undoes === null ? words : `undid an act: ${words}`;
}
