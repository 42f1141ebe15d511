import type { MediaKind, ShapeName } from "#src/content/media/media-key.ts";
import { pictureUrl, wordmarkUrl } from "#src/content/picture.ts";
import type { Control } from "#src/fields/control.ts";
import { logoUrl } from "#src/school/logo.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";

/** Returns the kind of media that a field takes from the library; a text in Markdown takes pictures. */
export function mediaKindOf({ control, path }: { control: Control; path: string }): MediaKind {
	if (control !== "file") return "picture";
	if (path === "typeface.file") return "font";
	return /video|film/i.test(path) ? "film" : "document";
}

/** Returns the proportions in which pages show the pictures of a field. @param type the table of its content type */
export function shapeOf(type: string, path: string): ShapeName {
	if ((type === "staff" && path === "picture") || path.includes("portrait")) return "portrait";
	return type === "announcements" ? "poster" : "landscape";
}

/** Returns the address of a picture that a record of this type names. */
export function pictureUrlIn(type: string, key: string): string {
	if (type === textTable("identity")) return logoUrl(key);
	return isShownWhole(type) ? wordmarkUrl(key) : pictureUrl(key);
}

/** Tells whether pages show the pictures of this type as they are: wordmarks of recruiters, and the logo. */
export function isShownWhole(type: string): boolean {
	return type === textTable("recruiters") || type === textTable("identity");
}
