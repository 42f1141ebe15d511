import type { shapes } from "#src/content/picture.ts";

/**
 * Keys that records store of uploaded media, such as `photo-12-3`: the item's number and its revision. The revision is
 * in the key, so the files of a key never change and browsers may keep them for ever.
 */

export const mediaKinds = ["picture", "film", "document", "font"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Tells whether there is something to see, which needs a description and is cut for its places. */
export const isSeen = (kind: MediaKind) => kind === "picture" || kind === "film";

export type ShapeName = keyof typeof shapes;

/** The key of a picture, or of a film's poster, in a shape. */
export function pictureKeyOf(id: number, revision: number, shape: ShapeName = "landscape"): string {
	return `${shape === "landscape" ? "" : `${shape}-`}photo-${id}-${revision}`;
}

/** A film's key names the languages of its captions, such as `film-12-3-en-ta`, since nothing else tells a page. */
export function filmKeyOf(id: number, revision: number, languages: readonly string[]): string {
	return ["film", id, revision, ...[...languages].sort()].join("-");
}

export function documentKeyOf(id: number, revision: number): string {
	return `document-${id}-${revision}`;
}

export function fontKeyOf(id: number, revision: number): string {
	return `font-${id}-${revision}`;
}

/** Words with which the keys of items begin. A photo's shape stands before the first. */
export const keyNames = ["photo", "film", "document", "font"] as const;

const form = `(?:(?:portrait-|poster-)?${keyNames.join("|")})-(\\d{1,9})-(\\d{1,9})(?:-[a-z]{2})*`;
const wholeKey = new RegExp(`^${form}$`);
/** Pattern of a key in Markdown, where it is part of an address. */
const inAddress = new RegExp(`(?<=/media/)${form}(?=[-.])`, "g");

/** Item and revision of a key; undefined for the key of a drawing. */
export function parseMediaKey(key: string): { id: number; revision: number } | undefined {
	const [, id, revision] = wholeKey.exec(key) ?? [];
	return id === undefined ? undefined : { id: Number(id), revision: Number(revision) };
}

/** The numbers of the items that a field names: as its whole value, or in addresses within a text. */
export function mediaNamedIn(field: string): number[] {
	const whole = parseMediaKey(field);
	if (whole) return [whole.id];
	return [...field.matchAll(inAddress)].map(([, id]) => Number(id));
}

/** A revision of an item, with the languages of its captions if it is a film. */
export type NamedRevision = { id: number; revision: number; languages: readonly string[] };

/** A field with every key of an item replaced by that of another revision. */
export function withRevision(field: string, to: NamedRevision): string {
	const withNewRevision = (key: string) => {
		if (parseMediaKey(key)?.id !== to.id) return key;
		if (key.startsWith("film-")) return filmKeyOf(to.id, to.revision, to.languages);
		return key.replace(/\d+$/, String(to.revision));
	};
	return wholeKey.test(field) ? withNewRevision(field) : field.replaceAll(inAddress, withNewRevision);
}
