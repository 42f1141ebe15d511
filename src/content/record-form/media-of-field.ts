import type { MediaKind, ShapeName } from "#src/content/media/media-key.ts";
import type { Control } from "./control.ts";

/** What a field takes of the library; a text in Markdown takes pictures. */
export function mediaKindOf({ control, path }: { control: Control; path: string }): MediaKind {
	if (control !== "file") return "picture";
	return /video|film/i.test(path) ? "film" : "document";
}

/** In which proportions pages show the pictures of a field. @param type the table of its content type */
export function shapeOf(type: string, path: string): ShapeName {
	if (type === "staff" || path.includes("portrait")) return "portrait";
	return type === "announcements" ? "poster" : "landscape";
}
