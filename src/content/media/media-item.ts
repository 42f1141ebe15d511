import type { FocalArea } from "./focal-area.ts";
import { isSeen, type MediaKind } from "./media-key.ts";

/** Author of an act, for the log: a member, or an integration, which has no number. */
export type By = { id: number | null; name: string };

/** A film's captions in one language. */
export type Captions = { language: string; fileKey: string };

/** A file of an item with its focal area. */
export type Revision = {
	number: number;
	originalName: string;
	mediaType: string;
	/** Bytes. */
	size: number;
	sha256: string;
	/** Width and height in pixels; null until it was decoded, and for documents. */
	width: number | null;
	height: number | null;
	colour: string | null;
	focus: FocalArea;
	seconds: number | null;
	/** Facts about a film. */
	sound: boolean;
	speechless: boolean;
	hasPoster: boolean;
	/** Captions by language, with their storage keys. */
	captions: readonly Captions[];
	state: "incomplete" | "queued" | "ready" | "failed";
	/** Reason why it failed. */
	problem: string | null;
};

/** A picture, film, document or typeface of the school. Times are ISO 8601 in UTC. */
export type MediaItem = {
	id: number;
	kind: MediaKind;
	title: string;
	alt: string;
	decorative: boolean;
	credit: string;
	version: number;
	createdBy: string;
	createdAt: string;
	trashedAt: string | null;
	/** Revision that the site shows; null until one is ready. */
	shownRevision: Revision | null;
	/** The last one, which the site shows as soon as it is ready. */
	target: Revision;
};

/** The subject of an item's acts in the audit log. */
export const mediaSubject = (id: number) => ({ kind: "media", id });

/**
 * Returns the permission that a member needs to change an item's file: what visitors see now is as hard to change as to
 * delete.
 */
export function filePermission(isShown: boolean): "media.upload" | "media.delete" {
	return isShown ? "media.delete" : "media.upload";
}

/** conflict: someone has changed the item since it was seen. invalid: what was typed. */
export type MediaResult = { ok: true; actId: number } | MediaRefusal;
export type MediaRefusal = { ok: false; reason: "refused" | "conflict" | "invalid" | "gone"; message: string };

export function refuse(message: string, reason: MediaRefusal["reason"] = "refused"): MediaRefusal {
	return { ok: false, reason, message };
}

export const goneFile = refuse("We can’t find this file.", "gone");

/** Tells why an act on an item that its member saw in a version is refused. */
export function refuseUnseen(item: { version: number } | undefined, version: number | undefined) {
	if (!item) return goneFile;
	if (version === undefined || item.version === version) return undefined;
	return refuse("Someone changed this since you opened it. You now see the latest version.", "conflict");
}

/** Lists what a film still needs before it can be shown. */
export function filmNeeds({ hasPoster, sound, speechless, captions }: FilmParts): ("poster" | "captions")[] {
	const needsCaptions = sound && !speechless && captions.length === 0;
	return [...(hasPoster ? [] : ["poster" as const]), ...(needsCaptions ? ["captions" as const] : [])];
}

type FilmParts = Pick<Revision, "hasPoster" | "sound" | "speechless" | "captions">;

/** Tells whether someone must still write what it shows. */
export function needsAlt({ kind, alt, decorative }: Pick<MediaItem, "kind" | "alt" | "decorative">): boolean {
	return isSeen(kind) && alt === "" && !decorative;
}
